declare module 'big.js' {
  /** The part that the bench uses: exact decimals. */
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
