import { dayAfter } from '../validity.ts';

/** Italian holidays of fixed date, as month and day. */
const fixed = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** Saint Francis: a holiday again from 2026 on (law 151/2025). */
const isSaintFrancis = (day: string): boolean => day.endsWith('-10-04') && day >= '2026';

/** Whether a day, '2026-12-08', is a Sunday or an Italian holiday (F18). */
export const isHoliday = (day: string): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ||
  fixed.has(day.slice(5)) ||
  isSaintFrancis(day) ||
  day === dayAfter(easterOf(Number(day.slice(0, 4))), 1);

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const whole = (top: number, bottom: number) => Math.floor(top / bottom);
  const golden = year % 19;
  const century = whole(year, 100);
  const leap = whole(century, 4);
  const moon = whole(century + 8, 25);
  const corrected = whole(century - moon + 1, 3);
  const epact = (19 * golden + century - leap - corrected + 15) % 30;
  const ofCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * whole(ofCentury, 4) - epact - (ofCentury % 4)) % 7;
  const late = whole(golden + 11 * epact + 22 * weekday, 451);
  // Days after the 22nd of March.
  return dayAfter(`${year}-03-22`, epact + weekday - 7 * late);
}
