import { expect, it } from 'vitest';
import { timeAgo } from '#shared/format/time-ago.ts';

it('says how long ago in seconds under a minute, minutes under an hour, hours under a day, then days [WED-103]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);
  expect(ago(-5)).toEqual({ unit: 'seconds', count: 0 });
  expect(ago(59)).toEqual({ unit: 'seconds', count: 59 });
  expect(ago(60)).toEqual({ unit: 'minutes', count: 1 });
  expect(ago(3599)).toEqual({ unit: 'minutes', count: 59 });
  expect(ago(3600)).toEqual({ unit: 'hours', count: 1 });
  expect(ago(86_399)).toEqual({ unit: 'hours', count: 23 });
  expect(ago(86_400)).toEqual({ unit: 'days', count: 1 });
  expect(ago(864_000)).toEqual({ unit: 'days', count: 10 });
});
