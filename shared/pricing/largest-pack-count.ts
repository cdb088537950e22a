/**
 * More packages than any job needs: 10,000,000 m² at 900 kg each, in packages of a kilogram. The largest area at the
 * largest consumption comes to more than numbers hold exactly, in millionths of a unit; up to here they do. Where more
 * would be needed the calculation stops here too, and the row says that it is too little.
 */
export const largestPackCount = 9_000_000_000;
