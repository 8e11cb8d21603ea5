/** Options of the parser: lines may differ in length, and a quote may stand within a cell. */
export const LENIENT = {
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: 1024 * 1024,
};
