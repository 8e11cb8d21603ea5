/** `taxNotice.preview` of a notice with nothing beside its amounts. */
export const PLAIN_PREVIEW = {
  tickedRemark: null,
  tickedList: [],
  grsdsSe: null,
  openingRemark: null,
  inputRemark: null,
  undoRemark: null,
  changedRemark: null,
  pendingRemark: null,
  unpaidRemark: null,
  labourRemark: null,
  taxPredictionDetailList: [],
  specialConditions: [],
  gzZbInfoList: [],
  lateDays: [],
};
