import { expect, it } from 'vitest';
import { browserOf } from '#shared/access/browser-of.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S931B)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${windows} ${chrome}`, 'Chrome', 'Windows'],
  [`${windows} ${chrome} Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${chrome} OPR/122.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`${mac} ${webKit} Version/26.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${phone} ${webKit} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${phone} ${webKit} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webKit} FxiOS/145.0 Safari/605.1.15`, 'Firefox', 'iPad'],
  [`${android} ${chrome}`, 'Chrome', 'Android'],
  [`${android} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is named by its browser and its system', (said, browser, system) => {
  expect(browserOf(said)).toEqual({ browser, system });
});

it('nothing of what is said gets through but known names, and nobody waits for what is long', () => {
  const hostile = `<script>Firefox/1 ${'Version/'.repeat(200_000)}`;
  expect(browserOf(hostile)).toEqual({ browser: 'Firefox', system: null });
});
