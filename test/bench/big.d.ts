declare module 'big.js' {
  /** What the bench uses of it: exact decimals. */
  export default class Big {
    static DP: number;
    constructor(value: number | string);
    plus(value: Big | number): Big;
    times(value: Big | number): Big;
    minus(value: Big | number): Big;
    round(decimals: number, mode: number): Big;
    toNumber(): number;
  }
}
