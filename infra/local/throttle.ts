/** API Gateway's token bucket: so many requests a second, and as many at once after a pause. */
export function createThrottle(perSecond: number, now: () => number) {
  let tokens = perSecond;
  let filledAt = now();
  /** True when the request may pass. */
  return (): boolean => {
    const time = now();
    tokens = Math.min(perSecond, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
