/**
 * A month keeps the reason against its declaration apart from the remark on its amount. Where an amount has been worked out,
 * a remark that is not of its adjustment came from the declaration that failed after it.
 */
export const declareErrors: readonly string[] = [
  `alter table company_period add column declare_error text`,
  `update company_period set declare_error = zzshfjs_ext_remark, zzshfjs_ext_remark = adjustment_content
    where zzshfjs_ext_remark is distinct from adjustment_content
      and zzshfjs_ext_remark not like '重新计算的税款低于人工调减额%'
      and (tax_declare_status = 3 and prediction_status = 1
        or tax_declare_status = 2 and zzshfjs_ext_remark like '税局受理税额%')`,
];
