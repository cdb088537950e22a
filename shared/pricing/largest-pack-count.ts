/**
 * The largest count of a package, more than any job needs: 10,000,000 m² at 900 kg each, in packages of a kilogram.
 * Quantities up to here are exact in millionths of a unit. The largest area at the largest consumption would not be
 * exact. If a row needs more packages, the calculation stops here, and the row shows that the quantity is too small.
 */
export const largestPackCount = 9_000_000_000;
