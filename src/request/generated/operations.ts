// Written by `npm run generate` from schemas/api and schemas/enums.

export interface Operations {
  /**
   * AI管家权益校验
   */
  "aiManager.checkEquity": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
    };
    /**
     * 权益校验
     */
    result: {
      /**
       * 可以使用
       */
      result: boolean;
      /**
       * 剩余数量
       */
      leftNum: number;
      /**
       * 不能使用的原因
       */
      reason: string | null;
    };
  };
  /**
   * AI管家二维码
   */
  "aiManager.qrCode": {
    params: Record<string, never>;
    /**
     * 二维码
     */
    result: {
      /**
       * 图片地址
       */
      url: string;
    };
  };
  /**
   * 删除辅助核算项目
   */
  "auxiliary.item.delete": {
    params: {
      /**
       * 辅助核算项目
       *
       * Items: 编号
       */
      idList: number[];
    };
    /**
     * 删除数量
     */
    result: number;
  };
  /**
   * 启用辅助核算项目
   */
  "auxiliary.item.enable": {
    params: {
      /**
       * 辅助核算项目
       *
       * Items: 编号
       */
      idList: number[];
    };
    /**
     * 修改数量
     */
    result: number;
  };
  /**
   * 冻结辅助核算项目
   */
  "auxiliary.item.freeze": {
    params: {
      /**
       * 辅助核算项目
       *
       * Items: 编号
       */
      idList: number[];
    };
    /**
     * 修改数量
     */
    result: number;
  };
  /**
   * 辅助核算项目分页
   */
  "auxiliary.item.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 辅助核算类型
       */
      typeId?: number;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 项目编码、名称或税号
       */
      keyword?: string;
      /**
       * 联系人
       */
      contact?: string;
      /**
       * 排序字段
       */
      sortField?: "itemCode" | "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: AuxiliaryItem[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 保存辅助核算项目
   */
  "auxiliary.item.save": {
    params: {
      /**
       * 项目编号
       */
      id?: number;
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 辅助核算类型
       */
      typeId: number;
      /**
       * 项目编码
       */
      itemCode: string;
      /**
       * 项目名称
       */
      itemName: string;
      /**
       * 统一社会信用代码
       */
      taxNo?: string | null;
      /**
       * 联系人
       */
      contact?: string | null;
      /**
       * 联系电话
       */
      phone?: string | null;
      /**
       * 规格型号
       */
      spec?: string | null;
      /**
       * 计量单位
       */
      unit?: string | null;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 修改辅助核算项目状态
   */
  "auxiliary.item.updateStatus": {
    params: {
      /**
       * 辅助核算项目
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 启用状态
       */
      status: 1 | 0;
    };
    /**
     * 修改数量
     */
    result: number;
  };
  /**
   * 辅助核算类型列表
   */
  "auxiliary.type.list": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 系统类型
       */
      isSystem?: 0 | 1;
      /**
       * 类型名称
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: AuxiliaryType[];
  };
  /**
   * 保存辅助核算类型
   */
  "auxiliary.type.save": {
    params: {
      /**
       * 类型编号
       */
      id?: number;
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 类型名称
       */
      typeName: string;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 代账公司级授权检查
   */
  "bankAccount.auth.checkAgency": {
    params: {
      /**
       * 银行
       */
      sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
    };
    /**
     * 代账公司级授权检查结果
     */
    result: {
      /**
       * 协议有效
       */
      authorised: boolean;
      /**
       * 授权状态
       */
      authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 协议号
       */
      agreementNo: string | null;
      /**
       * 到期日期
       */
      endDate: string | null;
      /**
       * 说明
       */
      message: string;
    };
  };
  /**
   * 企业级授权检查
   */
  "bankAccount.auth.checkCompany": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 银行
       */
      sysBankId?: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
    };
    /**
     * 企业级授权检查结果
     */
    result: {
      /**
       * 全部有效授权
       */
      authorised: boolean;
      /**
       * 账户数
       */
      accountCount: number;
      /**
       * 有效授权账户数
       */
      authorisedCount: number;
      /**
       * 说明
       */
      message: string;
      /**
       * 账户
       *
       * Items: 账户授权
       */
      accounts: {
        /**
         * 账户编号
         */
        yhzhid: number;
        /**
         * 开户行
         */
        khh: string;
        /**
         * 银行账号
         */
        yhzh: string;
        /**
         * 授权状态
         */
        authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * 授权到期日
         */
        authEndDate: string | null;
      }[];
    };
  };
  /**
   * 银行账户授权
   */
  "bankAccount.auth.create": {
    params: {
      /**
       * 银行账户
       */
      yhzhid: number;
      /**
       * 银行
       */
      sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 授权查询码
       */
      authQueryCode?: string;
      /**
       * 由系统申领授权查询码
       */
      generate: 0 | 1;
    };
    /**
     * 授权结果
     */
    result: {
      /**
       * 授权查询码
       */
      authQueryCode: string;
      /**
       * 授权状态
       */
      authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 授权到期日
       */
      authEndDate: string | null;
    };
  };
  /**
   * 授权到期检查
   */
  "bankAccount.auth.expiryCheck": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 提前天数
       */
      days?: number;
    };
    /**
     * 授权到期检查结果
     */
    result: {
      /**
       * 已到期账户数
       */
      expiredCount: number;
      /**
       * 即将到期账户数
       */
      expiringCount: number;
      /**
       * 账户
       *
       * Items: 到期账户
       */
      accounts: {
        /**
         * 账户编号
         */
        yhzhid: number;
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 开户行
         */
        khh: string;
        /**
         * 银行账号
         */
        yhzh: string;
        /**
         * 授权到期日
         */
        authEndDate: string;
        /**
         * 剩余天数
         */
        remainDays: number;
      }[];
    };
  };
  /**
   * 授权到期记录
   */
  "bankAccount.auth.expiryRecordPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 企业名称
       */
      companyName?: string;
      /**
       * 银行
       */
      sysBankId?: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 授权状态
       */
      authStatus?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 已续期
       */
      isRenewed?: 0 | 1;
      /**
       * 到期日起
       */
      endFrom?: string;
      /**
       * 到期日止
       */
      endTo?: string;
      /**
       * 排序字段
       */
      sortField?: "endDate" | "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BankAuthorisation[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 账户余额
   */
  "bankAccount.balance": {
    params: {
      /**
       * 银行账户
       */
      yhzhid: number;
    };
    /**
     * 账户余额
     */
    result: {
      /**
       * 账户编号
       */
      yhzhid: number;
      /**
       * 币种
       */
      bzdm: string;
      /**
       * 期初余额
       */
      openingBalance: number;
      /**
       * 累计收入
       */
      totalIn: number;
      /**
       * 累计支出
       */
      totalOut: number;
      /**
       * 账面余额
       */
      balance: number;
      /**
       * 最近交易日期
       */
      lastEntryDate: string | null;
      /**
       * 银行余额
       */
      bankBalance: number | null;
      /**
       * 账面与银行差额
       */
      difference: number | null;
      /**
       * 银行余额查询时间
       */
      bankBalanceTime: string | null;
    };
  };
  /**
   * 批量删除银行账户
   */
  "bankAccount.batchDelete": {
    params: {
      /**
       * 银行账户
       *
       * Items: 编号
       */
      yhzhidList: number[];
    };
    /**
     * 删除数量
     */
    result: number;
  };
  /**
   * 银行账户可否删除检查
   */
  "bankAccount.canDelete": {
    params: {
      /**
       * 银行账户
       */
      bankAccountId: number;
    };
    /**
     * 可否删除
     */
    result: {
      /**
       * 可以删除
       */
      canDelete: boolean;
      /**
       * 原因
       */
      reason: string | null;
    };
  };
  /**
   * 采集渠道
   */
  "bankAccount.channel": {
    params: {
      /**
       * 银行账户
       */
      yhzhid?: number;
      /**
       * 银行
       */
      sysBankId?: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
    };
    /**
     * 列表
     *
     * Items: 采集渠道
     */
    result: {
      /**
       * 银行
       */
      sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 采集渠道
       */
      collectChannel: 1 | 2 | 3;
      /**
       * 渠道状态
       */
      collectChannelStatus: 0 | 1 | 2;
      /**
       * 需要授权
       */
      needAuth: boolean;
      /**
       * 办理说明
       */
      guide: string;
    }[];
  };
  /**
   * 查询银行确认状态
   */
  "bankAccount.confirmStatus.query": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 银行确认状态
     */
    result: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 确认状态
       */
      confirmStatus: 0 | 1;
      /**
       * 确认人
       */
      confirmUserName: string | null;
      /**
       * 确认时间
       */
      confirmTime: string | null;
      /**
       * 流水笔数
       */
      entryCount: number;
      /**
       * 未匹配笔数
       */
      unmatchedCount: number;
    };
  };
  /**
   * 更新银行确认状态
   */
  "bankAccount.confirmStatus.update": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 确认类型
       */
      confirmType: 0;
      /**
       * 确认状态
       */
      confirmStatus: 0 | 1;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 删除银行账户
   */
  "bankAccount.delete": {
    params: {
      /**
       * 账户编号
       */
      yhzhid: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 银行账户列表
   */
  "bankAccount.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 企业名称
       */
      companyName?: string;
      /**
       * 账户名称或开户行
       */
      keyword?: string;
      /**
       * 银行账号
       */
      yhzh?: string;
      /**
       * 银行
       */
      sysBankId?: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 账户类型
       */
      zhlx?: 1 | 2 | 3 | 4;
      /**
       * 临时账户
       */
      isTemp?: 0 | 1;
      /**
       * 币种
       */
      bzdm?: string;
      /**
       * 采集渠道
       */
      collectChannel?: 1 | 2 | 3;
      /**
       * 渠道状态
       */
      collectChannelStatus?: 0 | 1 | 2;
      /**
       * 授权状态
       */
      authStatus?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 采集状态
       */
      collectStatus?: 0 | 1 | 2 | 3;
      /**
       * 账户状态
       */
      status?: 1 | 0;
      /**
       * 授权到期日起
       */
      authEndFrom?: string;
      /**
       * 授权到期日止
       */
      authEndTo?: string;
      /**
       * 排序字段
       */
      sortField?: "companyId" | "authEndDate" | "lastCollectTime" | "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BankAccount[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 账户映射
   */
  "bankAccount.mapping": {
    params: {
      /**
       * 账户编号
       */
      yhzhid: number;
      /**
       * 对应科目
       */
      subjectId: number | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 银行采集结果
   */
  "bankAccount.receiptTask.result": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 采集结果
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 任务状态
       */
      status: 0 | 1 | 2 | 3;
      /**
       * 进度
       */
      progress: number;
      /**
       * 结果说明
       */
      message: string | null;
      /**
       * 各账户结果
       *
       * Items: 账户采集结果
       */
      accounts: {
        /**
         * 账户编号
         */
        yhzhid: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 开户行
         */
        khh: string;
        /**
         * 银行账号
         */
        yhzh: string;
        /**
         * 采集状态
         */
        collectStatus: 0 | 1 | 2 | 3;
        /**
         * 采集说明
         */
        collectMessage: string | null;
        /**
         * 最近采集时间
         */
        lastCollectTime: string | null;
      }[];
    };
  };
  /**
   * 回单采集任务
   */
  "bankAccount.receiptTask.start": {
    params: {
      /**
       * 银行账户
       *
       * Items: 编号
       */
      yhzhidList: number[];
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
    };
    /**
     * 采集任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 保存银行账户
   */
  "bankAccount.save": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 银行
       */
      sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 开户行
       */
      khh: string;
      /**
       * 银行账号
       */
      yhzh: string;
      /**
       * 账户名称
       */
      zhmc?: string;
      /**
       * 账户类型
       */
      zhlx: 1 | 2 | 3 | 4;
      /**
       * 币种
       */
      bzdm?: string;
      /**
       * 开户日期
       */
      openDate?: string | null;
      /**
       * 对应科目
       */
      subjectId?: number | null;
      /**
       * 采集渠道
       */
      collectChannel?: 1 | 2 | 3;
      /**
       * 期初余额
       */
      openingBalance?: number;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 账户编号
       */
      yhzhid: number;
    };
  };
  /**
   * 新增临时账户
   */
  "bankAccount.temp.create": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 银行
       */
      sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 开户行
       */
      khh: string;
      /**
       * 银行账号
       */
      yhzh: string;
      /**
       * 账户名称
       */
      zhmc?: string;
      /**
       * 币种
       */
      bzdm?: string;
      /**
       * 期初余额
       */
      openingBalance?: number;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 临时账户有效期
       */
      expireDate: string;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 账户编号
       */
      yhzhid: number;
    };
  };
  /**
   * 删除临时账户
   */
  "bankAccount.temp.delete": {
    params: {
      /**
       * 账户编号
       */
      yhzhid: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改银行账户
   */
  "bankAccount.update": {
    params: {
      /**
       * 账户编号
       */
      yhzhid: number;
      /**
       * 银行
       */
      sysBankId?: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
      /**
       * 开户行
       */
      khh?: string;
      /**
       * 银行账号
       */
      yhzh?: string;
      /**
       * 账户名称
       */
      zhmc?: string;
      /**
       * 账户类型
       */
      zhlx?: 1 | 2 | 3 | 4;
      /**
       * 币种
       */
      bzdm?: string;
      /**
       * 开户日期
       */
      openDate?: string | null;
      /**
       * 对应科目
       */
      subjectId?: number | null;
      /**
       * 采集渠道
       */
      collectChannel?: 1 | 2 | 3;
      /**
       * 期初余额
       */
      openingBalance?: number;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 账户状态
       */
      status?: 1 | 0;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量补充
   */
  "bankEntry.batchSupply": {
    params: {
      /**
       * 银行流水
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 对方科目
       */
      subjectId?: number;
      /**
       * 辅助核算项目
       */
      auxiliaryItemId?: number;
      /**
       * 覆盖已有科目
       */
      fix: 0 | 1;
    };
    /**
     * 补充结果
     */
    result: {
      /**
       * 已补充笔数
       */
      suppliedCount: number;
      /**
       * 未补充笔数
       */
      leftCount: number;
    };
  };
  /**
   * 删除流水
   */
  "bankEntry.delete": {
    params: {
      /**
       * 银行流水
       *
       * Items: 编号
       */
      idList: number[];
    };
    /**
     * 删除数量
     */
    result: number;
  };
  /**
   * 查询流水
   */
  "bankEntry.query": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 银行账户
       */
      bankAccountId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 收支方向
       */
      sjfx?: 1 | 2;
      /**
       * 银行账户
       */
      yhzhid?: number;
      /**
       * 仅看对账单流水
       */
      onlyStatement?: 1;
      /**
       * 企业名称
       */
      companyName?: string;
      /**
       * 交易日期起
       */
      startDate?: string;
      /**
       * 交易日期止
       */
      endDate?: string;
      /**
       * 金额下限
       */
      minAmount?: number;
      /**
       * 金额上限
       */
      maxAmount?: number;
      /**
       * 摘要、对方户名
       */
      keyword?: string;
      /**
       * 流水号
       */
      lsh?: string;
      /**
       * 处理状态
       */
      matchStatus?: 0 | 1 | 2;
      /**
       * 流水来源
       */
      source?: 1 | 2 | 3;
      /**
       * 有回单
       */
      hasReceipt?: 0 | 1;
      /**
       * 内部转账
       */
      isTransfer?: 0 | 1;
      /**
       * 匹配规则
       */
      ruleId?: number | null;
      /**
       * 科目名称
       */
      kmqc?: string;
      /**
       * 排序字段
       */
      sortField?: "jyrq" | "je" | "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BankEntryRow[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 规则列表
   */
  "bankEntry.ruleList": {
    params: {
      /**
       * 收支方向
       */
      sjfx?: 1 | 2;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 规则或科目名称
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: BankRule[];
  };
  /**
   * 保存流水
   */
  "bankEntry.save": {
    params: {
      /**
       * 流水编号
       */
      id?: number;
      /**
       * 银行账户
       */
      bankAccountId: number;
      /**
       * 交易日期
       */
      jyrq: string;
      /**
       * 流水号
       */
      lsh?: string | null;
      /**
       * 摘要
       */
      zy: string;
      /**
       * 对方户名
       */
      dfhm?: string | null;
      /**
       * 对方账号
       */
      dfzh?: string | null;
      /**
       * 对方开户行
       */
      dfkhh?: string | null;
      /**
       * 收支方向
       */
      sjfx: 1 | 2;
      /**
       * 金额
       */
      je: number;
      /**
       * 对方科目
       */
      subjectId?: number | null;
      /**
       * 辅助核算项目
       */
      auxiliaryItemId?: number | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 流水编号
       */
      id: number;
    };
  };
  /**
   * 导入银行对账单
   */
  "bankEntry.statement.import": {
    params: {
      /**
       * 银行账户
       */
      bankAccountId: number;
      /**
       * 银行对账单
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 对账单行数
       */
      rowCount: number;
    };
  };
  /**
   * 银行对账单分页
   */
  "bankEntry.statement.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 银行账户
       */
      bankAccountId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 收支方向
       */
      sjfx?: 1 | 2;
      /**
       * 仅看对账单流水
       */
      onlyStatement?: 1;
      /**
       * 交易日期起
       */
      startDate?: string;
      /**
       * 交易日期止
       */
      endDate?: string;
      /**
       * 摘要、对方户名
       */
      keyword?: string;
      /**
       * 有回单
       */
      hasReceipt?: 0 | 1;
      /**
       * 流水来源
       */
      source?: 1 | 2 | 3;
      /**
       * 排序字段
       */
      sortField?: "jyrq" | "je";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BankStatementLine[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 内部转账关联
   */
  "bankEntry.transferRelation": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 内部转账关联结果
     */
    result: {
      /**
       * 新关联笔数
       */
      pairCount: number;
      /**
       * 内部转账
       *
       * Items: 一笔转账
       */
      pairs: {
        /**
         * 转出流水
         */
        outEntryId: number;
        /**
         * 转出账户
         */
        outAccount: string;
        /**
         * 转入流水
         */
        inEntryId: number;
        /**
         * 转入账户
         */
        inAccount: string;
        /**
         * 转出日期
         */
        outDate: string;
        /**
         * 转入日期
         */
        inDate: string;
        /**
         * 金额
         */
        je: number;
      }[];
    };
  };
  /**
   * 上传流水
   */
  "bankEntry.upload": {
    params: {
      /**
       * 银行账户
       */
      bankAccountId: number;
      /**
       * 银行流水
       */
      entryId?: number;
      /**
       * 回单文件
       */
      multipartFile: Blob;
    };
    /**
     * 上传结果
     */
    result: {
      /**
       * 流水编号
       */
      entryId: number;
      /**
       * 文件编号
       */
      fileKey: string;
      /**
       * 文件名
       */
      fileName: string;
    };
  };
  /**
   * 资金银行流水分页
   */
  "bankEntry.yhls.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 银行账户
       */
      yhzhid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 收支方向
       */
      sjfx?: 1 | 2;
      /**
       * 交易日期起
       */
      startDate?: string;
      /**
       * 交易日期止
       */
      endDate?: string;
      /**
       * 摘要、对方户名
       */
      keyword?: string;
      /**
       * 处理状态
       */
      matchStatus?: 0 | 1 | 2;
      /**
       * 排序字段
       */
      sortField?: "jyrq" | "je";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FundEntry[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 保存资金银行流水
   */
  "bankEntry.yhls.save": {
    params: {
      /**
       * 银行账户
       */
      yhzhid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 交易日期
       */
      jyrq: string;
      /**
       * 摘要
       */
      zy: string;
      /**
       * 对方户名
       */
      dfhm?: string | null;
      /**
       * 收支方向
       */
      sjfx: 1 | 2;
      /**
       * 金额
       */
      je: number;
      /**
       * 对方科目
       */
      subjectId?: number | null;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 流水编号
       */
      id: number;
    };
  };
  /**
   * 全部部门
   */
  "book.allDepart": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 部门
     */
    result: {
      /**
       * 部门
       */
      deptId: number;
      /**
       * 部门名称
       */
      deptName: string;
      /**
       * 上级部门
       */
      parentId: number | null;
      /**
       * 员工数
       */
      userNum: number;
      /**
       * 企业数
       */
      companyNum: number;
    }[];
  };
  /**
   * 登记票据到达
   */
  "book.arrival": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    } & {
      /**
       * 票据到达
       */
      arrivalStatus?: 0 | 1 | 2;
    };
    /**
     * 做账进度
     */
    result: {
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 票据到达
       */
      arrivalStatus: 0 | 1 | 2;
      /**
       * 记账状态
       */
      bookStatus: 0 | 1 | 2;
      /**
       * 结账状态
       */
      ztQjzt: 0 | 1;
    };
  };
  /**
   * 做账数量
   */
  "book.count": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称、编码、助记码或税号
       */
      keyword?: string;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 做账类型
       */
      type?: "001" | "101";
      /**
       * 是否置顶
       */
      isTop?: 0 | 1;
    };
    /**
     * 做账数量
     */
    result: {
      /**
       * 企业数
       */
      total: number;
      /**
       * 已到齐
       */
      arrivedNum: number;
      /**
       * 部分到达
       */
      partlyArrivedNum: number;
      /**
       * 未到
       */
      unarrivedNum: number;
      /**
       * 已记账
       */
      bookedNum: number;
      /**
       * 记账中
       */
      bookingNum: number;
      /**
       * 未记账
       */
      unbookedNum: number;
      /**
       * 已结账
       */
      closedNum: number;
      /**
       * 已申报
       */
      declaredNum: number;
    };
  };
  /**
   * 本人可查看的部门
   */
  "book.depart": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 部门
     */
    result: {
      /**
       * 部门
       */
      deptId: number;
      /**
       * 部门名称
       */
      deptName: string;
      /**
       * 上级部门
       */
      parentId: number | null;
      /**
       * 员工数
       */
      userNum: number;
      /**
       * 企业数
       */
      companyNum: number;
    }[];
  };
  /**
   * 做账首页列表
   */
  "book.home": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称、编码、助记码或税号
       */
      keyword?: string;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 做账类型
       */
      type?: "001" | "101";
      /**
       * 是否置顶
       */
      isTop?: 0 | 1;
      /**
       * 票据到达
       */
      arrivalStatus?: 0 | 1 | 2;
      /**
       * 记账状态
       */
      bookStatus?: 0 | 1 | 2;
      /**
       * 结账状态
       */
      ztQjzt?: 0 | 1;
      /**
       * 申报状态
       */
      taxDeclareStatus?: 0 | 1 | 2 | 3;
      /**
       * 排序字段
       */
      sortField?: "khbm" | "arrivalTime" | "bookTime" | "voucherNum";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BookHomeRow[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询备注配置
   */
  "book.note.config": {
    params: Record<string, never>;
    /**
     * 备注配置
     */
    result: {
      /**
       * 备注带入下期
       */
      carryOver: 0 | 1;
      /**
       * 列表中显示备注
       */
      showInList: 0 | 1;
      /**
       * 常用备注
       *
       * Items: 备注
       */
      templates: string[];
      /**
       * 最后修改人姓名
       */
      userName: string | null;
      /**
       * 更新时间
       */
      updateTime: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 保存备注配置
   */
  "book.note.configSave": {
    params: {
      /**
       * 备注带入下期
       */
      carryOver: 0 | 1;
      /**
       * 列表中显示备注
       */
      showInList: 0 | 1;
      /**
       * 常用备注
       *
       * Items: 备注
       */
      templates: string[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询做账备注
   */
  "book.note.get": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 做账备注
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 备注内容
       */
      content: string;
      /**
       * 是否由上期带入
       */
      carried: 0 | 1;
      /**
       * 最后修改人姓名
       */
      userName: string;
      /**
       * 更新时间
       */
      updateTime: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    } | null;
  };
  /**
   * 备注日志
   */
  "book.note.logs": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 列表
     *
     * Items: 备注记录
     */
    result: {
      /**
       * 记录编号
       */
      id: number;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 修改前
       */
      before: string | null;
      /**
       * 修改后
       */
      content: string | null;
      /**
       * 操作人
       */
      createUserId: number;
      /**
       * 操作人姓名
       */
      userName: string;
      /**
       * 操作时间
       */
      createTime: string;
    }[];
  };
  /**
   * 保存做账备注
   */
  "book.note.save": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 备注内容
       */
      content: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 最近操作企业
   */
  "book.recentFirm": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 最近操作企业
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 客户编码
       */
      khbm: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 最近操作
       */
      kind: "arrival" | "book" | "close" | "note";
      /**
       * 操作时间
       */
      createTime: string;
    }[];
  };
  /**
   * 单户年度
   */
  "book.single": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
    };
    /**
     * 单户年度进度
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 当前期间
       */
      kjqj: number;
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 本位币
       */
      bwbId: string;
      /**
       * 账套
       */
      ztVO: {
        /**
         * 账套
         */
        ztdm: number;
        /**
         * 账套名称
         */
        ztmc: string;
        /**
         * 纳税人类型
         */
        taxlayerType: "001" | "101";
        /**
         * 纳税期限
         */
        nsqxdm: string;
        /**
         * 启用日期
         */
        beginDate: string;
      };
      /**
       * 负责人
       *
       * Items: 负责人
       */
      zyVOList: {
        /**
         * 员工
         */
        userId: number;
        /**
         * 姓名
         */
        name: string;
        /**
         * 部门
         */
        deptName: string;
      }[];
      /**
       * 各月
       */
      months: BookMonth[];
    };
  };
  /**
   * 登记待办事项的状态
   */
  "book.todoStatus": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 事项
       */
      step: "arrival" | "book" | "close";
      /**
       * 状态
       */
      status: number;
      /**
       * 凭证数
       */
      voucherNum?: number;
    };
    /**
     * 做账进度
     */
    result: {
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 票据到达
       */
      arrivalStatus: 0 | 1 | 2;
      /**
       * 记账状态
       */
      bookStatus: 0 | 1 | 2;
      /**
       * 结账状态
       */
      ztQjzt: 0 | 1;
    };
  };
  /**
   * 置顶
   */
  "book.top": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 操作
       */
      action: "top" | "untop";
    };
    /**
     * 置顶结果
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 是否置顶
       */
      isTop: 0 | 1;
    };
  };
  /**
   * 做账类型
   */
  "book.type": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 做账类型
     */
    result: {
      /**
       * 做账类型
       */
      type: "001" | "101";
      /**
       * 名称
       */
      name: string;
      /**
       * 企业数
       */
      companyNum: number;
    }[];
  };
  /**
   * 部门用户
   */
  "book.userByDepart": {
    params: {
      /**
       * 部门
       */
      departId: number;
    };
    /**
     * 列表
     *
     * Items: 员工
     */
    result: {
      /**
       * 员工
       */
      userId: number;
      /**
       * 姓名
       */
      userName: string;
      /**
       * 部门
       */
      deptId: number;
      /**
       * 企业数
       */
      companyNum: number;
    }[];
  };
  /**
   * 沟通企业分页
   */
  "chat.company.page": {
    params: {
      /**
       * 页码
       */
      pageNumber: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 企业范围
       */
      authSelf?: -1 | 1;
      /**
       * 企业名称或税号
       */
      fuzzyMatch?: string;
      /**
       * 有新消息
       */
      newMsgFlag?: boolean;
      /**
       * 有我的待办
       */
      todoFlag?: boolean;
    };
    result: {
      /**
       * 列表
       */
      data: ChatCompany[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 设置发票消息状态
   */
  "chat.invoiceMessageStatus": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 发票消息状态
       */
      invoiceMessageStatus: 0 | 1;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 沟通记录分页
   */
  "chat.record.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 企业名称
       */
      qyMc?: string;
      /**
       * 沟通模块
       */
      module?: 1 | 2 | 3 | 4 | 0;
      /**
       * 内容关键字
       */
      fuzzyMatch?: string;
      /**
       * 开始时间
       */
      startTime?: string;
      /**
       * 结束时间
       */
      endTime?: string;
      /**
       * 发送员工
       *
       * Items: 员工
       */
      fromUserIdList?: number[];
    };
    result: {
      /**
       * 列表
       */
      data: ChatRecord[];
      /**
       * 总条数
       */
      total: number;
      /**
       * 当前页
       */
      page: number;
      /**
       * 每页条数
       */
      size: number;
    };
  };
  /**
   * 发送沟通消息
   */
  "chat.record.submit": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      qyMc?: string;
      /**
       * 沟通模块
       */
      module: 1 | 2 | 3 | 4 | 0;
      /**
       * 沟通内容
       */
      content?: string;
      /**
       * 我发送的
       */
      chatMineFlag?: boolean;
      /**
       * 数据标记
       */
      tags?: 9 | 1;
      /**
       * 来源
       */
      source?: "web" | "miniProgram" | "wecom";
      /**
       * 引用的消息
       */
      refId?: number;
      /**
       * 附件
       *
       * Items: 文件编号
       */
      files?: string[];
      /**
       * 确认信息
       */
      confirmInfo?: {
        /**
         * 会计年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj: number;
        /**
         * 确认类型
         */
        confirmType: 1 | 2 | 3 | 4 | 0;
        /**
         * 扩展信息
         */
        expandParam?: {
          /**
           * 扣款日期
           */
          paymentTime?: string;
          /**
           * 暂不扣款
           */
          noPaymentStatus?: 0 | 1;
          /**
           * 确认的报表
           *
           * Items: 报表名称
           */
          reportList?: string[];
        };
      };
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 消息编号
       */
      id: number;
      /**
       * 发送时间
       */
      createTime: string;
    };
  };
  /**
   * 上传沟通附件
   */
  "chat.record.uploadFile": {
    params: {
      /**
       * 文件
       */
      file: Blob;
    };
    result: ChatFile;
  };
  /**
   * 沟通消息长连接
   */
  "chat.socket": {
    params: {
      /**
       * 员工编号
       */
      userId: string;
      /**
       * 设备编号
       */
      deviceId: string;
    };
    /**
     * 推送内容
     */
    result: {
      /**
       * 推送类型
       */
      chatSendType: "RECORD" | "COMPANY" | "TODO";
    };
  };
  /**
   * 沟通统计
   */
  "chat.statistics": {
    params: {
      /**
       * 服务机构
       */
      gsid?: number;
      /**
       * 员工
       */
      userId?: number;
    };
    /**
     * 沟通统计
     */
    result: {
      /**
       * 待办数
       */
      todoNum: number;
      /**
       * 新消息数
       */
      msgNum: number;
    };
  };
  /**
   * 沟通统计长连接
   */
  "chat.statisticsSocket": {
    params: {
      /**
       * 员工编号
       */
      userId: string;
      /**
       * 设备编号
       */
      deviceId: string;
    };
    /**
     * 推送内容
     */
    result: {
      /**
       * 推送类型
       */
      type: "STATISTICS" | "FLUSH_NOTICE";
      /**
       * 待办数
       */
      todoNum: number;
      /**
       * 新消息数
       */
      msgNum: number;
    };
  };
  /**
   * 取消待办
   */
  "chat.todo.cancel": {
    params: {
      /**
       * 消息编号
       */
      dataId: number;
      /**
       * 发起人
       */
      fromUserId?: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 待办详情
   */
  "chat.todo.detail": {
    params: {
      /**
       * 消息编号
       */
      dataId: number;
      /**
       * 发起人
       */
      fromUserId?: number;
    };
    /**
     * 待办详情
     */
    result: {
      /**
       * 待办编号
       */
      id: number;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 消息编号
       */
      dataId: number;
      /**
       * 沟通模块
       */
      module: 1 | 2 | 3 | 4 | 0;
      /**
       * 待办说明
       */
      content: string;
      /**
       * 待办状态
       */
      todoStatus: 0 | 1 | 2;
      /**
       * 发起人
       */
      fromUserId: number;
      /**
       * 发起人姓名
       */
      fromUserName: string;
      /**
       * 执行人
       *
       * Items: 员工
       */
      userIdList: number[];
      /**
       * 执行人姓名
       *
       * Items: 姓名
       */
      userNameList: string[];
      /**
       * 完成人
       */
      doneUserId: number | null;
      /**
       * 完成人姓名
       */
      doneUserName: string | null;
      /**
       * 完成时间
       */
      doneTime: string | null;
      /**
       * 创建时间
       */
      createTime: string;
    };
  };
  /**
   * 完成待办
   */
  "chat.todo.done": {
    params: {
      /**
       * 消息编号
       */
      dataId: number;
      /**
       * 发起人
       */
      fromUserId?: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 新建待办
   */
  "chat.todo.save": {
    params: {
      /**
       * 消息编号
       */
      dataId: number;
      /**
       * 发起人
       */
      fromUserId?: number;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 沟通模块
       */
      module?: 1 | 2 | 3 | 4 | 0;
      /**
       * 待办说明
       */
      content: string;
      /**
       * 执行人
       *
       * Items: 员工
       */
      userIdList: number[];
    };
    /**
     * 新建结果
     */
    result: {
      /**
       * 待办编号
       */
      id: number;
    };
  };
  /**
   * 待办可选执行人
   */
  "chat.todo.users": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 列表
     *
     * Items: 可选执行人
     */
    result: {
      /**
       * 姓名
       */
      userName: string;
      /**
       * 员工
       */
      userId: number;
    }[];
  };
  /**
   * 查询盒子ID
   */
  "collection.boxId": {
    params: {
      /**
       * 地区
       */
      areaId:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
    };
    /**
     * 采集盒子
     */
    result: {
      /**
       * 盒子编号
       */
      boxId: string;
      /**
       * 盒子名称
       */
      boxName: string;
      /**
       * 盒子状态
       */
      boxStatus: 1 | 0;
    };
  };
  /**
   * 删除报表盒子数据
   */
  "collection.reportBox.delete": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 删除数量
     */
    result: number;
  };
  /**
   * 查询税种认定设置
   */
  "collection.setting.query": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 税种认定设置
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 增值税纳税期限
       */
      nsqxdm: "06" | "08";
      /**
       * 采集状态
       */
      cjzt: null | 0 | 3 | 4 | 6 | 1 | 2 | 5 | 9;
      /**
       * 最近的采集任务
       */
      taskid: string | null;
      /**
       * 最近采集时间
       */
      collectTime: string | null;
      /**
       * 采集说明
       */
      collectMessage: string | null;
      /**
       * 认定的税种
       *
       * Items: 税种认定
       */
      settings: {
        /**
         * 认定编号
         */
        id: number;
        /**
         * 税种
         */
        szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
        /**
         * 征收品目
         */
        zspm: string;
        /**
         * 申报周期
         */
        sbzq: "06" | "08" | "09" | "10" | "11";
        /**
         * 税率或征收率
         */
        sl: number | null;
        /**
         * 有效期起
         */
        startDate: string;
        /**
         * 有效期止
         */
        endDate: string | null;
        /**
         * 认定来源
         */
        taxSource: 1 | 2;
        /**
         * 采集时间
         */
        collectTime: string | null;
        /**
         * 备注
         */
        remark: string | null;
        /**
         * 本期应申报
         */
        isDue: boolean;
      }[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 保存税种认定设置
   */
  "collection.setting.save": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 认定的税种
       *
       * Items: 一个税种
       */
      settings: {
        /**
         * 税种
         */
        szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
        /**
         * 征收品目
         */
        zspm: string;
        /**
         * 申报周期
         */
        sbzq: "06" | "08" | "09" | "10" | "11";
        /**
         * 税率或征收率
         */
        sl?: number | null;
        /**
         * 有效期起
         */
        startDate: string;
        /**
         * 有效期止
         */
        endDate?: string | null;
        /**
         * 备注
         */
        remark?: string | null;
      }[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 认定税种数
     */
    result: number;
  };
  /**
   * 取消采集任务
   */
  "collection.task.cancel": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 检查采集任务
   */
  "collection.task.check": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 采集进度
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 任务状态
       */
      status: 0 | 1 | 2 | 3;
      /**
       * 进度
       */
      progress: number;
      /**
       * 结果说明
       */
      message: string | null;
      /**
       * 采集状态
       */
      cjzt: null | 0 | 3 | 4 | 6 | 1 | 2 | 5 | 9;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 采集任务类型
       */
      taskKind: 1 | 2;
    };
  };
  /**
   * 发送采集任务
   */
  "collection.task.send": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 采集任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 发送社保采集任务
   */
  "collection.task.socialSecurity": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 采集任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 企业账户
   */
  "company.accounts": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 账户类型
       */
      zhlx?: 1 | 2 | 3 | 4;
      /**
       * 账户状态
       */
      status?: 1 | 0;
    };
    /**
     * 账户列表
     *
     * Items: 账户
     */
    result: {
      /**
       * 账户编号
       */
      yhzhid: number;
      /**
       * 开户行
       */
      khh: string;
      /**
       * 银行账号
       */
      yhzh: string;
      /**
       * 账户名称
       */
      zhmc: string;
      /**
       * 账户类型
       */
      zhlx: 1 | 2 | 3 | 4;
      /**
       * 币种
       */
      bzdm: string;
      /**
       * 开户日期
       */
      openDate: string | null;
      /**
       * 账面余额
       */
      balance: number;
      /**
       * 账户状态
       */
      status: 1 | 0;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    }[];
  };
  /**
   * 新增客户
   */
  "company.add": {
    params: {
      /**
       * 客户名称
       */
      companyName: string;
      /**
       * 纳税人识别号
       */
      taxlayerNo: string;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm: "06" | "08";
      /**
       * 企业类型
       */
      companyType: "1" | "2" | "3" | "4";
      /**
       * 客户编码
       */
      khbm?: string | null;
      /**
       * 服务开始日期
       */
      beginDate: string;
      /**
       * 成立日期
       */
      registrationDate?: string | null;
      /**
       * 登记注册类型
       */
      registType?: "151" | "159" | "160" | "171" | "172" | "173" | "174" | "230" | "330" | "410" | null;
      /**
       * 注册资本（元）
       */
      registCapital?: number | null;
      /**
       * 投资总额（元）
       */
      investLimit?: number | null;
      /**
       * 所属地区
       */
      provinceId:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 注册地址
       */
      address?: string | null;
      /**
       * 经营范围
       */
      businessScope?: string | null;
      /**
       * 所属行业
       */
      industry?: string | null;
      /**
       * 企业规模
       */
      scales?: "large" | "medium" | "small" | "micro" | null;
      /**
       * 从业人数
       */
      personCount?: number | null;
      /**
       * 法定代表人
       */
      legalPerson?: string | null;
      /**
       * 法人手机号
       */
      legalPersonPhone?: string | null;
      /**
       * 法人证件类型
       */
      legalPersonIdCardType?: "201" | "208" | "210" | "213" | null;
      /**
       * 法人证件号码
       */
      legalPersonIdCardNo?: string | null;
      /**
       * 财务负责人
       */
      financePerson?: string | null;
      /**
       * 财务负责人手机号
       */
      financePersonPhone?: string | null;
      /**
       * 办税员
       */
      taxProxyPersonName?: string | null;
      /**
       * 办税员手机号
       */
      taxPersonPhone?: string | null;
      /**
       * 纳税信用等级
       */
      taxlayerCreditRating?: "A" | "B" | "M" | "C" | "D" | null;
      /**
       * 评价年度
       */
      evaluateYear?: number | null;
      /**
       * 标签
       *
       * Items: 标签编号
       */
      tagIdList?: number[];
      /**
       * 负责人
       *
       * Items: 负责人编号
       */
      userIdList?: number[];
    };
    result: {
      /**
       * 客户编号
       */
      companyId: number;
    };
  };
  /**
   * 企业分析
   */
  "company.analysis": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 企业分析
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 本期销售额
       */
      saleAmount: number;
      /**
       * 本期采购额
       */
      purchaseAmount: number;
      /**
       * 本期销项税额
       */
      saleTax: number;
      /**
       * 本期抵扣进项税额
       */
      purchaseTax: number;
      /**
       * 本期应纳税额
       */
      taxAmount: number | null;
      /**
       * 上期销售额
       */
      lastSaleAmount: number;
      /**
       * 销售额环比
       */
      saleGrowth: number | null;
      /**
       * 本年销售额
       */
      yearSaleAmount: number;
      /**
       * 税负率
       */
      taxBurden: number | null;
    };
  };
  /**
   * 批量修改客户
   */
  "company.batchUpdate": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
      /**
       * 标签
       *
       * Items: 标签编号
       */
      tagIdList?: number[];
      /**
       * 标签方式
       */
      tagMode?: "add" | "remove" | "replace";
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 数据版本
       *
       * Items: 数据版本
       */
      rowVersionList?: (string | null)[];
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 绑定企业
   */
  "company.bind": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 关联企业
       */
      relatedId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 删除联系人
   */
  "company.contact.delete": {
    params: {
      /**
       * 联系人编号
       */
      id: number;
      /**
       * 客户编号
       */
      companyId?: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 客户联系人
   */
  "company.contact.list": {
    params: {
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 联系人编号
       */
      id?: number;
    };
    result: {
      /**
       * 联系人
       */
      list: Contact[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 保存联系人
   */
  "company.contact.save": {
    params: {
      /**
       * 联系人编号
       */
      id?: number;
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 姓名
       */
      name: string;
      /**
       * 职务
       */
      post?: string | null;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 邮箱
       */
      email?: string | null;
      /**
       * 微信号
       */
      wechat?: string | null;
      /**
       * 是否决策人
       */
      isDecisionMaker?: boolean;
      /**
       * 常用联系人
       */
      isCommon?: boolean;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    result: {
      /**
       * 联系人编号
       */
      id: number;
    };
  };
  /**
   * 客户数量
   */
  "company.count": {
    params: Record<string, never>;
    result: {
      /**
       * 服务中
       */
      active: number;
      /**
       * 已停止
       */
      stopped: number;
      /**
       * 回收站
       */
      trash: number;
    };
  };
  /**
   * 生成客户编码
   */
  "company.customerCode.get": {
    params: {
      /**
       * 客户编码
       */
      khbm?: string;
    };
    result: {
      /**
       * 客户编码
       */
      khbm: string;
      /**
       * 是否已使用
       */
      used: boolean;
    };
  };
  /**
   * 删除客户
   */
  "company.delete": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 清空回收站
   */
  "company.emptyTrash": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList?: number[];
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 下载导入检查结果
   */
  "company.importFaults": {
    params: {
      /**
       * 文件编号
       */
      fileKey: string;
    };
    result: Blob;
  };
  /**
   * 上传客户导入文件
   */
  "company.importPlan": {
    params: {
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    result: {
      /**
       * 文件编号
       */
      fileKey: string;
      /**
       * 文件名
       */
      fileName: string;
      /**
       * 客户数
       */
      rowCount: number;
      /**
       * 有误的行数
       */
      faultCount: number;
      /**
       * 问题数
       */
      faultTotal: number;
      /**
       * 问题
       */
      faults: ImportFault[];
    };
  };
  /**
   * 导入客户
   */
  "company.importStart": {
    params: {
      /**
       * 文件编号
       */
      fileKey: string;
    };
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 客户导入模板
   */
  "company.importTemplate": {
    params: Record<string, never>;
    result: Blob;
  };
  /**
   * JSCI企业服务
   */
  "company.jsciService": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 企业增值服务
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 已开通
       */
      opened: boolean;
      /**
       * 服务
       *
       * Items: 服务
       */
      services: {
        /**
         * 服务名称
         */
        rightsName: string;
        /**
         * 数量
         */
        num: number;
        /**
         * 已使用
         */
        usedNum: number;
        /**
         * 到期日期
         */
        endDate: string;
      }[];
    };
  };
  /**
   * 客户列表
   */
  "company.list": {
    params: {
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 客户状态
       */
      status?: 1 | 0 | 2;
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList?: number[];
      /**
       * 客户名称
       */
      companyName?: string;
      /**
       * 客户编码
       */
      companyNo?: string;
      /**
       * 企业类型
       */
      companyType?: "1" | "2" | "3" | "4";
      /**
       * 纳税人识别号
       */
      taxlayerNo?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
      /**
       * 标签
       *
       * Items: 标签编号
       */
      tagIdList?: number[];
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 负责人姓名
       */
      userName?: string;
      /**
       * 联系电话
       */
      phone?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 创建日期起
       */
      createTimeStart?: string;
      /**
       * 创建日期止
       */
      createTimeEnd?: string;
      /**
       * 客户范围
       */
      authSelf?: -1 | 1;
      /**
       * 排序字段
       */
      sortField?: "companyName" | "khbm" | "beginDate" | "createTime" | "updateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 客户
       */
      list: Company[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 匹配客户
   */
  "company.match": {
    params: {
      /**
       * 客户名称
       */
      companyName: string;
    };
    /**
     * 客户
     */
    result: CompanyMatch[];
  };
  /**
   * 查询手机号状态
   */
  "company.phoneStatus.get": {
    params: {
      /**
       * 客户编号
       */
      companyId?: number;
      /**
       * 手机号
       */
      phone: string;
    };
    result: {
      /**
       * 手机号状态
       */
      phoneStatus: 0 | 1 | 2;
      /**
       * 使用该手机号的客户
       *
       * Items: 客户名称
       */
      companyNames: string[];
    };
  };
  /**
   * 生成助记码
   */
  "company.pinyinCode.get": {
    params: {
      /**
       * 客户名称
       */
      companyName?: string;
      /**
       * 助记码
       */
      zjm?: string;
    };
    result: {
      /**
       * 助记码
       */
      zjm: string;
      /**
       * 使用该助记码的客户数
       */
      companyCount: number;
    };
  };
  /**
   * 重建账套
   */
  "company.rebuild": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询成立日期
   */
  "company.registrationDate.get": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
    };
    result: {
      /**
       * 成立日期
       */
      registrationDate: string | null;
    };
  };
  /**
   * 企业关联列表
   */
  "company.relation.list": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 列表
     *
     * Items: 关联企业
     */
    result: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 税号
       */
      taxlayerNo: string;
      /**
       * 法定代表人
       */
      legalPerson: string | null;
      /**
       * 服务状态
       */
      status: 1 | 0 | 2;
      /**
       * 关联方式
       */
      relationKind: "legalPerson" | "phone" | "financePerson" | "bound";
    }[];
  };
  /**
   * 还原客户
   */
  "company.restore": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 查看完整信息
   */
  "company.reveal": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 查看内容
       */
      field:
        "legalPersonPhone" | "legalPersonIdCardNo" | "financePersonPhone" | "taxPersonPhone" | "contactPhone";
      /**
       * 联系人编号
       */
      contactId?: number;
    };
    /**
     * 完整信息
     */
    result: string;
  };
  /**
   * 客户信息
   */
  "company.serviceInfo": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
    };
    result: ClientCompany;
  };
  /**
   * 恢复服务
   */
  "company.start": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 停止服务
   */
  "company.stop": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
      /**
       * 停用年度
       */
      stopYear: number;
      /**
       * 停用月份
       */
      stopMonth: number;
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
  };
  /**
   * 删除标签
   */
  "company.tag.delete": {
    params: {
      /**
       * 标签编号
       */
      id: number;
      /**
       * 确认移除使用中的标签
       */
      confirmUse?: boolean;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 客户标签
   */
  "company.tag.list": {
    params: {
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
      /**
       * 标签名称
       */
      name?: string;
      /**
       * 客户编号
       */
      companyId?: number;
    };
    result: {
      /**
       * 标签
       */
      list: Tag[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 保存标签
   */
  "company.tag.save": {
    params: {
      /**
       * 标签编号
       */
      id?: number;
      /**
       * 标签名称
       */
      name: string;
      /**
       * 标签颜色
       */
      color: "processing" | "success" | "warning" | "error" | "default";
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    result: {
      /**
       * 标签编号
       */
      id: number;
    };
  };
  /**
   * 行业列表
   */
  "company.tradeSector.list": {
    params: Record<string, never>;
    /**
     * 行业
     *
     * Items: 行业
     */
    result: {
      /**
       * 行业代码
       */
      code: string;
      /**
       * 行业名称
       */
      name: string;
    }[];
  };
  /**
   * 添加授权用户
   */
  "companyUserAuth.addUser": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 负责人
       */
      userId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 异步批量授权
   */
  "companyUserAuth.asyncBatchAdd": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
      /**
       * 负责人
       *
       * Items: 负责人编号
       */
      userIdList: number[];
      /**
       * 派工方式
       */
      mode?: "add" | "replace";
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 批量派工
   */
  "companyUserAuth.batchAdd": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
      /**
       * 负责人
       *
       * Items: 负责人编号
       */
      userIdList: number[];
      /**
       * 派工方式
       */
      mode?: "add" | "replace";
    };
    result: {
      /**
       * 新增授权数
       */
      added: number;
      /**
       * 移除授权数
       */
      removed: number;
    };
  };
  /**
   * 批量取消授权
   */
  "companyUserAuth.batchDelete": {
    params: {
      /**
       * 客户
       *
       * Items: 客户编号
       */
      companyIdList: number[];
      /**
       * 负责人
       *
       * Items: 负责人编号
       */
      userIdList: number[];
    };
    /**
     * 取消结果
     */
    result: {
      /**
       * 取消授权数
       */
      removed: number;
    };
  };
  /**
   * 导出授权列表
   */
  "companyUserAuth.grant.export": {
    params: {
      /**
       * 客户编号
       */
      companyId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 客户名称
       */
      companyName?: string;
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 授权列表
   */
  "companyUserAuth.grant.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户编号
       */
      companyId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 客户名称
       */
      companyName?: string;
    };
    result: {
      /**
       * 授权
       */
      list: CompanyUserAuthGrant[];
      /**
       * 总条数
       */
      total: number;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 派工记录
   */
  "companyUserAuth.operationRecord.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户编号
       */
      companyId?: number;
      /**
       * 客户名称
       */
      companyName?: string;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 操作
       */
      action?: "grant" | "remove";
      /**
       * 排序字段
       */
      sortField?: "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 派工记录
       */
      list: GrantRecord[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 移除授权用户
   */
  "companyUserAuth.removeUser": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 负责人
       */
      userId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 保存客户的负责人
   */
  "companyUserAuth.save": {
    params: {
      /**
       * 客户编号
       */
      companyId: number;
      /**
       * 负责人
       *
       * Items: 负责人编号
       */
      userIdList: number[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 派工结果
     */
    result: {
      /**
       * 新增授权数
       */
      added: number;
      /**
       * 取消授权数
       */
      removed: number;
    };
  };
  /**
   * 可派工用户
   */
  "companyUserAuth.userList": {
    params: {
      /**
       * 姓名
       */
      name?: string;
    };
    /**
     * 可派工用户
     *
     * Items: 可派工用户
     */
    result: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 姓名
       */
      name: string;
      /**
       * 姓名和部门
       */
      label: string;
      /**
       * 负责客户数
       */
      companyCount: number;
    }[];
  };
  /**
   * 下载体检报告
   */
  "compliance.download": {
    params: {
      /**
       * 体检编号
       */
      id: number;
    };
    result: Blob;
  };
  /**
   * 会计期间起止
   */
  "compliance.getKjndqjBeginAndEnd": {
    params: {
      /**
       * 公司编号
       */
      tenantId: number;
    };
    /**
     * 体检期间起止
     */
    result: {
      /**
       * 开始年度
       */
      beginKjnd: number | null;
      /**
       * 开始期间
       */
      beginKjqj: number | null;
      /**
       * 结束年度
       */
      endKjnd: number | null;
      /**
       * 结束期间
       */
      endKjqj: number | null;
    };
  };
  /**
   * 批量体检
   */
  "compliance.insight.batch": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 批量体检结果
   */
  "compliance.insight.batchResult": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    result: InsightTask;
  };
  /**
   * 是否在合规中
   */
  "compliance.isInCompliance": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 体检状态
     */
    result: {
      /**
       * 已体检
       */
      inCompliance: boolean;
      /**
       * 体检中
       */
      refreshing: boolean;
      /**
       * 体检编号
       */
      id: number | null;
      /**
       * 最近体检时间
       */
      insightTime: string | null;
    };
  };
  /**
   * 未体检企业
   */
  "compliance.notInsight": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 排序字段
       */
      sortField?: "beginDate" | "khbm";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       *
       * Items: 未体检企业
       */
      list: {
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 客户编码
         */
        khbm: string;
        /**
         * 税号
         */
        taxlayerNo: string;
        /**
         * 纳税人类型
         */
        taxlayerType: "001" | "101";
        /**
         * 所属行业
         */
        industry: string | null;
        /**
         * 服务开始日期
         */
        beginDate: string;
        /**
         * 负责人
         */
        userNames: string;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 合规体检分页
   */
  "compliance.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 风险等级
       *
       * Items: 风险等级
       */
      riskGrade?: (0 | 1 | 2 | 3)[];
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 得分不低于
       */
      minScore?: number;
      /**
       * 得分不高于
       */
      maxScore?: number;
      /**
       * 体检开始日期
       */
      startDate?: string;
      /**
       * 体检结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "score" | "highCount" | "itemCount" | "insightTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: InsightRow[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询各期体检结果
   */
  "compliance.period.query": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 风险等级
       */
      riskGrade?: 0 | 1 | 2 | 3;
    };
    /**
     * 列表
     */
    result: InsightPeriod[];
  };
  /**
   * 按期间重新体检
   */
  "compliance.period.refresh": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 查询风险项
   */
  "compliance.queryRiskItem": {
    params: {
      /**
       * 页码
       */
      pageNumber: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 平台
       */
      platform?: 1 | 2;
      /**
       * 统计数量
       */
      needCount?: boolean;
      /**
       * 风险类别
       */
      category?: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
      /**
       * 风险等级
       */
      riskGrade?: 0 | 1 | 2 | 3;
      /**
       * 企业或风险名称
       */
      keyword?: string;
      /**
       * 处理状态
       */
      state?: 1 | 2 | 3;
    };
    result: {
      /**
       * 列表
       */
      list: RiskItemRow[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 合规刷新
   */
  "compliance.refresh": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 合规全部刷新
   */
  "compliance.refreshAll": {
    params: Record<string, never>;
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 合规刷新结果
   */
  "compliance.refreshResult": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    result: InsightTask;
  };
  /**
   * 规则配置-编辑
   */
  "compliance.ruleConfig.edit": {
    params: {
      /**
       * 规则编码
       */
      ruleCode: string;
      /**
       * 预警值
       */
      threshold?: number;
      /**
       * 风险等级
       */
      riskGrade?: 1 | 2 | 3;
      /**
       * 启用
       */
      enabled?: 0 | 1;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 规则配置-列表
   */
  "compliance.ruleConfig.list": {
    params: {
      /**
       * 风险类别
       */
      category?: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
      /**
       * 规则名称
       */
      keyword?: string;
      /**
       * 启用
       */
      enabled?: 0 | 1;
      /**
       * 配置状态
       */
      state?: "default" | "custom" | "kept";
    };
    /**
     * 列表
     */
    result: RiskRule[];
  };
  /**
   * 保留规则当前配置
   */
  "compliance.ruleConfig.remain": {
    params: {
      /**
       * 规则编码
       *
       * Items: 规则编码
       */
      ruleCodes: string[];
    };
    /**
     * 条数
     */
    result: number;
  };
  /**
   * 规则恢复默认
   */
  "compliance.ruleConfig.resume": {
    params: {
      /**
       * 规则编码
       *
       * Items: 规则编码
       */
      ruleCodes?: string[];
    };
    /**
     * 条数
     */
    result: number;
  };
  /**
   * 体检汇总
   */
  "compliance.summary": {
    params: {
      /**
       * 体检编号
       */
      id: number;
    };
    result: InsightSummary;
  };
  /**
   * 区域级分公司信息
   */
  "config.branchInfo": {
    params: {
      /**
       * 公司编号
       */
      gsid: number;
    };
    /**
     * 分公司信息
     */
    result: {
      /**
       * 地区
       */
      area: string;
      /**
       * 分公司名称
       */
      branchName: string;
      /**
       * 公司名称
       */
      gsmc: string;
      /**
       * 分公司
       *
       * Items: 分公司名称
       */
      branchList: string[];
    };
  };
  /**
   * 查询配置项
   */
  "config.byKey": {
    params: {
      /**
       * 配置键
       */
      configKey: string;
      /**
       * 上级配置键
       */
      fatherKey?: string;
    };
    /**
     * 配置项
     */
    result: {
      /**
       * 配置键
       */
      configKey: string;
      /**
       * 上级配置键
       */
      fatherKey: string;
      /**
       * 配置值
       */
      configValue: string;
      /**
       * 说明
       */
      remark: string | null;
    } | null;
  };
  /**
   * 按问题编号查询解决方案
   */
  "config.solution": {
    params: {
      /**
       * 问题编号
       */
      questionNo: string;
    };
    /**
     * 解决方案
     */
    result: {
      /**
       * 问题编号
       */
      questionNo: string;
      /**
       * 原因
       */
      reason: string;
      /**
       * 解决方案
       */
      solution: string;
      /**
       * 图片地址
       */
      imageUrl: string | null;
    } | null;
  };
  /**
   * 征期日历
   */
  "config.taxCalendar": {
    params: {
      /**
       * 地区编码
       */
      dqbm: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 征期日历
     */
    result: {
      /**
       * 是否预计
       */
      isExpected: boolean;
      /**
       * 说明
       */
      remark: string | null;
      /**
       * 剩余天数
       */
      lastDays: number;
      /**
       * 申报开始日期
       */
      sbksrq: string;
      /**
       * 申报结束日期
       */
      sbjsrq: string;
    };
  };
  /**
   * 租户Logo
   */
  "config.tenantLogo": {
    params: {
      /**
       * 域名
       */
      domain: string;
    };
    /**
     * 租户 Logo
     */
    result: {
      /**
       * Logo 地址
       */
      logo: string | null;
      /**
       * 品牌名称
       */
      brandName: string;
    };
  };
  /**
   * 批量保存金额预警值
   */
  "config.warningValue.batchSave": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 季度预警值
       */
      quarterWarningValue: number;
      /**
       * 年度预警值
       */
      yearWarningValue: number;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 已保存企业数
       */
      changedCount: number;
    };
  };
  /**
   * 查询金额预警值
   */
  "config.warningValue.query": {
    params: {
      /**
       * 公司编号
       */
      gsid?: number;
      /**
       * 企业
       */
      qyid?: number;
    };
    /**
     * 金额预警值
     */
    result: {
      /**
       * 季度预警值
       */
      quarterWarningValue: number;
      /**
       * 年度预警值
       */
      yearWarningValue: number;
      /**
       * 各企业预警值
       *
       * Items: 企业预警值
       */
      list: {
        /**
         * 企业编号
         */
        companyId: number;
        /**
         * 季度预警值
         */
        quarterWarningValue: number;
        /**
         * 年度预警值
         */
        yearWarningValue: number;
      }[];
    };
  };
  /**
   * 新增币种
   */
  "currency.create": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 币种代码
       */
      bzdm: string;
      /**
       * 币种名称
       */
      bzmc: string;
      /**
       * 货币符号
       */
      symbol: string;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 删除币种
   */
  "currency.delete": {
    params: {
      /**
       * 币种编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询币种
   */
  "currency.list": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 状态
       */
      status?: 1 | 0;
    };
    /**
     * 列表
     */
    result: Currency[];
  };
  /**
   * 新增汇率
   */
  "currency.rate.create": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 币种
       */
      currencyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 期初汇率
       */
      qcRate: number;
      /**
       * 期末汇率
       */
      qmRate: number;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 删除汇率
   */
  "currency.rate.delete": {
    params: {
      /**
       * 汇率编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询汇率
   */
  "currency.rate.list": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 币种
       */
      currencyId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 列表
     */
    result: ExchangeRate[];
  };
  /**
   * 修改汇率
   */
  "currency.rate.update": {
    params: {
      /**
       * 汇率编号
       */
      id: number;
      /**
       * 期初汇率
       */
      qcRate?: number;
      /**
       * 期末汇率
       */
      qmRate?: number;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改币种
   */
  "currency.update": {
    params: {
      /**
       * 币种编号
       */
      id: number;
      /**
       * 币种名称
       */
      bzmc?: string;
      /**
       * 货币符号
       */
      symbol?: string;
      /**
       * 状态
       */
      status?: 1 | 0;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 凭证币种列表
   */
  "currency.voucher.list": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
    };
    /**
     * 列表
     */
    result: Currency[];
  };
  /**
   * 账户信息
   */
  "customerProfile.accountInfo": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 账户列表
     *
     * Items: 账户
     */
    result: {
      /**
       * 账户编号
       */
      yhzhid: number;
      /**
       * 开户行
       */
      khh: string;
      /**
       * 银行账号
       */
      yhzh: string;
      /**
       * 账户名称
       */
      zhmc: string;
      /**
       * 账户类型
       */
      zhlx: 1 | 2 | 3 | 4;
      /**
       * 开户日期
       */
      openDate: string | null;
      /**
       * 授权状态
       */
      authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 授权到期日
       */
      authEndDate: string | null;
      /**
       * 采集状态
       */
      collectStatus: 0 | 1 | 2 | 3;
      /**
       * 最近采集时间
       */
      lastCollectTime: string | null;
      /**
       * 账面余额
       */
      balance: number;
      /**
       * 账户状态
       */
      status: 1 | 0;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    }[];
  };
  /**
   * 年度总结
   */
  "customerProfile.annualSummary": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 年度
       */
      kjnd: number;
    };
    /**
     * 年度总结
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 年度
       */
      kjnd: number;
      /**
       * 拜访次数
       */
      visitCount: number;
      /**
       * 办理工单数
       */
      workOrderCount: number;
      /**
       * 已完成工单数
       */
      finishedWorkOrderCount: number;
      /**
       * 完成做账月数
       */
      bookMonths: number;
      /**
       * 沟通消息数
       */
      noticeCount: number;
      /**
       * 服务月数
       */
      serviceMonths: number;
      /**
       * 成交商机数
       */
      dealChanceCount: number;
      /**
       * 成交金额
       */
      dealAmount: number;
      /**
       * 总结
       */
      summary: string;
    };
  };
  /**
   * 申请人
   */
  "customerProfile.applicant": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 申请人类型
       */
      kind?: "company" | "person";
    };
    /**
     * 列表
     */
    result: Applicant[];
  };
  /**
   * 备案网站
   */
  "customerProfile.approveSite": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 网站名称或域名
       */
      siteName?: string;
    };
    /**
     * 列表
     */
    result: ApproveSite[];
  };
  /**
   * 分支机构
   */
  "customerProfile.business.branches": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
    };
    result: {
      /**
       * 分支机构
       */
      list: Member[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 企业类型
   */
  "customerProfile.business.companyType": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 企业类型
     */
    result: {
      /**
       * 企业类型
       */
      companyType: "1" | "2" | "3" | "4";
      /**
       * 登记类型
       */
      registType: "151" | "159" | "160" | "171" | "172" | "173" | "174" | "230" | "330" | "410" | null;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 企业规模
       */
      scales: "large" | "medium" | "small" | "micro" | null;
      /**
       * 所属行业
       */
      industry: string | null;
      /**
       * 成立日期
       */
      registrationDate: string | null;
    };
  };
  /**
   * 主要人员
   */
  "customerProfile.business.employees": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
    };
    result: {
      /**
       * 主要人员
       */
      list: Member[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 所得税分组
   */
  "customerProfile.business.incomeTaxGroup": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 所得税分组
     */
    result: {
      /**
       * 所得税类别
       */
      incomeTaxKind: "corporate" | "personal";
      /**
       * 申报周期
       */
      nsqxdm: "06" | "08" | "09" | "10" | "11";
      /**
       * 税务局已认定
       */
      registered: boolean;
    };
  };
  /**
   * 对外投资
   */
  "customerProfile.business.investments": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
    };
    result: {
      /**
       * 对外投资
       */
      list: Member[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 股东
   */
  "customerProfile.business.partners": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
    };
    result: {
      /**
       * 股东
       */
      list: Member[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询工商信息
   */
  "customerProfile.business.query": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: ClientCompany;
  };
  /**
   * 修改客户信息
   */
  "customerProfile.business.update": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 客户名称
       */
      companyName?: string;
      /**
       * 纳税人识别号
       */
      taxlayerNo?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
      /**
       * 企业类型
       */
      companyType?: "1" | "2" | "3" | "4";
      /**
       * 客户编码
       */
      khbm?: string | null;
      /**
       * 服务开始日期
       */
      beginDate?: string;
      /**
       * 成立日期
       */
      registrationDate?: string | null;
      /**
       * 登记注册类型
       */
      registType?: "151" | "159" | "160" | "171" | "172" | "173" | "174" | "230" | "330" | "410" | null;
      /**
       * 注册资本（元）
       */
      registCapital?: number | null;
      /**
       * 投资总额（元）
       */
      investLimit?: number | null;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 行政区划
       */
      xzqhId?: string | null;
      /**
       * 注册地址
       */
      address?: string | null;
      /**
       * 经营范围
       */
      businessScope?: string | null;
      /**
       * 所属行业
       */
      industry?: string | null;
      /**
       * 企业规模
       */
      scales?: "large" | "medium" | "small" | "micro" | null;
      /**
       * 从业人数
       */
      personCount?: number | null;
      /**
       * 法定代表人
       */
      legalPerson?: string | null;
      /**
       * 法人手机号
       */
      legalPersonPhone?: string | null;
      /**
       * 法人证件类型
       */
      legalPersonIdCardType?: "201" | "208" | "210" | "213" | null;
      /**
       * 法人证件号码
       */
      legalPersonIdCardNo?: string | null;
      /**
       * 财务负责人
       */
      financePerson?: string | null;
      /**
       * 财务负责人手机号
       */
      financePersonPhone?: string | null;
      /**
       * 办税员
       */
      taxProxyPersonName?: string | null;
      /**
       * 办税员手机号
       */
      taxPersonPhone?: string | null;
      /**
       * 纳税信用等级
       */
      taxlayerCreditRating?: "A" | "B" | "M" | "C" | "D" | null;
      /**
       * 评价年度
       */
      evaluateYear?: number | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 工商信息
   */
  "customerProfile.businessInfo": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: ClientCompany;
  };
  /**
   * 资质认证
   */
  "customerProfile.certification": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 资质类型
       */
      kind?: "highTech" | "techSme" | "iso9001" | "foodLicence" | "buildingLicence" | "roadLicence";
      /**
       * 资质状态
       */
      certState?: "valid" | "expired" | "applying";
    };
    /**
     * 列表
     */
    result: Certification[];
  };
  /**
   * 资料完整度
   */
  "customerProfile.completeness": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: Completeness;
  };
  /**
   * 设为常用联系人
   */
  "customerProfile.contact.common": {
    params: {
      /**
       * 联系人编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 删除联系人
   */
  "customerProfile.contact.delete": {
    params: {
      /**
       * 联系人编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 联系人
   */
  "customerProfile.contact.list": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize?: number;
    };
    result: {
      /**
       * 联系人
       */
      list: Contact[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 保存联系人
   */
  "customerProfile.contact.save": {
    params: {
      /**
       * 联系人编号
       */
      id?: number;
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 姓名
       */
      name: string;
      /**
       * 职务
       */
      post?: string | null;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 邮箱
       */
      email?: string | null;
      /**
       * 微信号
       */
      wechat?: string | null;
      /**
       * 是否决策人
       */
      isDecisionMaker?: boolean;
      /**
       * 常用联系人
       */
      isCommon?: boolean;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    result: {
      /**
       * 联系人编号
       */
      id: number;
    };
  };
  /**
   * 决策人
   */
  "customerProfile.decisionMaker": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 列表
     */
    result: Contact[];
  };
  /**
   * 财税信息
   */
  "customerProfile.financeTaxInfo": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: FinanceTaxInfo;
  };
  /**
   * 客户概要
   */
  "customerProfile.head": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: ProfileHead;
  };
  /**
   * 客户概览
   */
  "customerProfile.overview": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: ProfileOverview;
  };
  /**
   * 专利
   */
  "customerProfile.patent": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 专利类型
       */
      kind?: "invention" | "utility" | "design";
      /**
       * 专利状态
       */
      patentStatus?: "pending" | "granted" | "ended";
      /**
       * 专利名称
       */
      patentName?: string;
    };
    /**
     * 列表
     */
    result: Patent[];
  };
  /**
   * 查询服务
   */
  "customerProfile.service.query": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: Service;
  };
  /**
   * 修改服务
   */
  "customerProfile.service.update": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
      /**
       * 服务项目
       *
       * Items: 服务项目
       */
      serviceItems: (
        | "bookkeeping"
        | "taxFiling"
        | "invoicing"
        | "socialInsurance"
        | "payroll"
        | "annualReport"
        | "advisory"
      )[];
      /**
       * 合同开始日期
       */
      serviceStart?: string | null;
      /**
       * 合同结束日期
       */
      serviceEnd?: string | null;
      /**
       * 月服务费（元）
       */
      monthFee?: number | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 服务信息
   */
  "customerProfile.serviceInfo": {
    params: {
      /**
       * 客户编号
       */
      qyid: number;
    };
    result: ServiceInfo;
  };
  /**
   * 软件著作权
   */
  "customerProfile.softwareCopyRight": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 软件名称
       */
      softwareName?: string;
    };
    /**
     * 列表
     */
    result: SoftwareCopyRight[];
  };
  /**
   * 信用级别
   */
  "customerProfile.xyjb": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 评价年度
       */
      kjnd?: number;
    };
    /**
     * 列表
     */
    result: CreditLevel[];
  };
  /**
   * 取消委托分页
   */
  "delegation.cancel.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 授权状态
       */
      deputeStatus?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 受托办税员
       */
      agentId?: number;
      /**
       * 解除日期起
       */
      startDate?: string;
      /**
       * 解除日期止
       */
      stopDate?: string;
      /**
       * 排序字段
       */
      sortField?: "cancelTime" | "cancelDate";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: Delegation[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 委托详情
   */
  "delegation.detail": {
    params: {
      /**
       * 委托
       */
      id: number;
    };
    /**
     * 委托详情
     */
    result: {
      /**
       * 委托编号
       */
      id: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 客户编码
       */
      khbm: string;
      /**
       * 税号
       */
      taxlayerNo: string;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 授权状态
       */
      deputeStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 委托范围
       *
       * Items: 委托事项
       */
      deputeScope: ("taxFiling" | "invoicing" | "taxQuery" | "taxPayment" | "socialInsurance")[];
      /**
       * 受托办税员
       */
      agentId: number;
      /**
       * 受托办税员姓名
       */
      agentName: string;
      /**
       * 委托开始日期
       */
      beginDate: string;
      /**
       * 委托结束日期
       */
      endDate: string;
      /**
       * 经办人姓名
       */
      applyUserName: string;
      /**
       * 申请时间
       */
      applyTime: string | null;
      /**
       * 授权时间
       */
      effectTime: string | null;
      /**
       * 解除日期
       */
      cancelDate: string | null;
      /**
       * 解除时间
       */
      cancelTime: string | null;
      /**
       * 解除原因
       */
      cancelReason: string | null;
      /**
       * 失败原因
       */
      failReason: string | null;
      /**
       * 备注
       */
      remark: string | null;
      /**
       * 创建时间
       */
      createTime: string;
      /**
       * 可办理的操作
       *
       * Items: 操作
       */
      actions: ("apply" | "cancel" | "withdraw")[];
      /**
       * 操作记录
       */
      records: DelegationLog[];
    };
  };
  /**
   * 企业信息修改记录
   */
  "delegation.modifyRecord.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 修改项
       *
       * Items: 修改项
       */
      field?: (
        | "companyName"
        | "taxlayerNo"
        | "taxlayerType"
        | "nsqxdm"
        | "legalPerson"
        | "address"
        | "businessScope"
        | "registCapital"
        | "industry"
        | "financePerson"
        | "taxProxyPersonName"
      )[];
      /**
       * 修改来源
       */
      source?: "manual" | "workOrder" | "collect";
      /**
       * 撤销状态
       */
      revoked?: 0 | 1;
      /**
       * 修改人
       */
      createUserId?: number;
      /**
       * 修改日期起
       */
      startDate?: string;
      /**
       * 修改日期止
       */
      stopDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: CompanyModification[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 撤销企业信息修改
   */
  "delegation.modifyRecord.revoke": {
    params: {
      /**
       * 修改记录
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 办理委托
   */
  "delegation.operation": {
    params: {
      /**
       * 操作
       */
      action: "apply" | "cancel" | "withdraw";
      /**
       * 委托
       *
       * Items: 编号
       */
      idList?: number[];
      /**
       * 新委托的企业
       *
       * Items: 企业
       */
      companyIdList?: number[];
      /**
       * 受托办税员
       */
      agentId?: number;
      /**
       * 委托范围
       *
       * Items: 委托事项
       */
      deputeScope?: ("taxFiling" | "invoicing" | "taxQuery" | "taxPayment" | "socialInsurance")[];
      /**
       * 委托开始日期
       */
      beginDate?: string;
      /**
       * 委托结束日期
       */
      endDate?: string;
      /**
       * 解除日期
       */
      cancelDate?: string;
      /**
       * 解除原因
       */
      cancelReason?: string;
      /**
       * 备注
       */
      remark?: string;
    };
    /**
     * 办理结果
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string | null;
      /**
       * 办理户数
       */
      count: number;
    };
  };
  /**
   * 委托企业分页
   */
  "delegation.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 授权状态
       *
       * Items: 状态
       */
      deputeStatus?: (0 | 1 | 2 | 3 | 4 | 5 | 6)[];
      /**
       * 委托范围
       */
      deputeScope?: "taxFiling" | "invoicing" | "taxQuery" | "taxPayment" | "socialInsurance";
      /**
       * 受托办税员
       */
      agentId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 委托结束日期起
       */
      startDate?: string;
      /**
       * 委托结束日期止
       */
      stopDate?: string;
      /**
       * 排序字段
       */
      sortField?: "applyTime" | "beginDate" | "endDate";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: Delegation[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 委托操作记录
   */
  "delegation.record.operation": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 委托
       */
      id?: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 操作
       */
      event?: "apply" | "authorised" | "applyFailed" | "cancel" | "released" | "cancelFailed" | "withdraw";
      /**
       * 操作人
       */
      userId?: number;
      /**
       * 操作日期起
       */
      startDate?: string;
      /**
       * 操作日期止
       */
      stopDate?: string;
    };
    result: {
      /**
       * 列表
       */
      list: DelegationLog[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 新增部门
   */
  "department.add": {
    params: {
      /**
       * 上级部门
       */
      parentId: number;
      /**
       * 部门名称
       */
      deptName: string;
    };
    result: {
      /**
       * 部门编号
       */
      deptId: number;
    };
  };
  /**
   * 检查能否设为分支机构
   */
  "department.auth.checkSetBranch": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
    };
    result: {
      /**
       * 能否更改
       */
      allowed: boolean;
      /**
       * 原因
       */
      reason: string | null;
    };
  };
  /**
   * 取消分公司
   */
  "department.auth.delete": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 权限部门列表
   */
  "department.auth.list": {
    params: {
      /**
       * 部门名称
       */
      deptName?: string;
      /**
       * 是否分公司
       */
      branch?: 0 | 1;
    };
    /**
     * 列表
     *
     * Items: 部门
     */
    result: {
      /**
       * 部门编号
       */
      deptId: number;
      /**
       * 部门名称
       */
      deptName: string;
      /**
       * 上级部门
       */
      parentId: number | null;
      /**
       * 是否分公司
       */
      branch: 0 | 1;
      /**
       * 人数
       */
      userCount: number;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    }[];
  };
  /**
   * 设置分支机构
   */
  "department.auth.save": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
      /**
       * 是否分公司
       */
      branch: 0 | 1;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 权限部门树
   */
  "department.auth.tree": {
    params: Record<string, never>;
    /**
     * 列表
     */
    result: Department[];
  };
  /**
   * 查询部门用户
   */
  "department.auth.users": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
    };
    /**
     * 用户
     */
    result: DepartmentUser[];
  };
  /**
   * 分支机构树
   */
  "department.branchTree": {
    params: Record<string, never>;
    /**
     * 分公司
     */
    result: Department[];
  };
  /**
   * 删除部门
   */
  "department.delete": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 导出分配情况
   */
  "department.exportDistribution": {
    params: {
      /**
       * 部门
       */
      deptId?: number;
    };
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 移动部门
   */
  "department.move": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
      /**
       * 移动到
       */
      parentId: number;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 部门树
   */
  "department.tree": {
    params: Record<string, never>;
    /**
     * 部门
     */
    result: Department[];
  };
  /**
   * 修改部门
   */
  "department.update": {
    params: {
      /**
       * 部门编号
       */
      deptId: number;
      /**
       * 部门名称
       */
      deptName: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量修改会计
   */
  "fee.batchUpdateKj": {
    params: {
      /**
       * 收费客户
       *
       * Items: 编号
       */
      clientIdList: number[];
      /**
       * 会计
       */
      kjUserId: number;
      /**
       * 数据版本
       *
       * Items: 数据版本
       */
      rowVersionList?: (string | null)[];
    };
    /**
     * 修改结果
     */
    result: {
      /**
       * 修改客户数
       */
      count: number;
    };
  };
  /**
   * 按名称创建客户
   */
  "fee.createClientByName": {
    params: {
      /**
       * 客户名称
       */
      clientName: string;
      /**
       * 月服务费
       */
      monthFee?: number;
      /**
       * 收费周期
       */
      feeCycle?: 1 | 3 | 6 | 12;
      /**
       * 服务开始月份
       */
      serviceStart?: string;
      /**
       * 合同编号
       */
      contractNo?: string | null;
      /**
       * 联系人
       */
      lxrName?: string | null;
      /**
       * 联系电话
       */
      lxrPhone?: string | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 会计
       */
      kjUserId?: number;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 收费客户编号
       */
      clientId: number;
      /**
       * 关联企业
       */
      companyId: number | null;
    };
  };
  /**
   * 按客户查询收费记录
   */
  "fee.queryFeeRecordByClientId": {
    params: {
      /**
       * 收费客户
       */
      clientId: number;
      /**
       * 收款方式
       */
      payMethod?: "transfer" | "wechat" | "alipay" | "cash" | "publicAccount";
    };
    /**
     * 列表
     */
    result: FeeRecord[];
  };
  /**
   * 按名称查询最近记录
   */
  "fee.queryLastRecordByName": {
    params: {
      /**
       * 客户名称
       */
      clientName: string;
    };
    /**
     * 最近收费
     */
    result: {
      /**
       * 收费客户编号
       */
      clientId: number;
      /**
       * 客户名称
       */
      clientName: string;
      /**
       * 月服务费
       */
      monthFee: number;
      /**
       * 收费周期
       */
      feeCycle: 1 | 3 | 6 | 12;
      /**
       * 已收费至
       */
      paidTo: string;
      /**
       * 下次收费起始月份
       */
      nextPeriod: string;
      /**
       * 最近一次收费
       */
      record: FeeRecord | null;
    } | null;
  };
  /**
   * 按客户查询
   */
  "fee.queryManagerByKh": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 年度
       */
      kjnd: number;
      /**
       * 客户名称或编码
       */
      keyword?: string;
      /**
       * 会计
       */
      kjUserId?: number;
      /**
       * 缴费状态
       */
      feeState?: "overdue" | "due" | "paid";
      /**
       * 收费周期
       */
      feeCycle?: 1 | 3 | 6 | 12;
      /**
       * 客户状态
       */
      status?: 1 | 0;
      /**
       * 排序字段
       */
      sortField?: "receivable" | "received" | "owedAmount";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FeeClientYear[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 按员工查询
   */
  "fee.queryManagerByYg": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 年度
       */
      kjnd: number;
      /**
       * 会计姓名
       */
      userName?: string;
      /**
       * 部门
       */
      deptId?: number;
      /**
       * 排序字段
       */
      sortField?: "clientNum" | "receivable" | "received" | "owedAmount" | "rate";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FeeStaff[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 收费管理列表
   */
  "fee.queryManagerList": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户名称、编码或税号
       */
      keyword?: string;
      /**
       * 会计
       */
      kjUserId?: number;
      /**
       * 缴费状态
       */
      feeState?: "overdue" | "due" | "paid";
      /**
       * 收费周期
       */
      feeCycle?: 1 | 3 | 6 | 12;
      /**
       * 客户状态
       */
      status?: 1 | 0;
      /**
       * 已收费至起
       */
      startPeriod?: string;
      /**
       * 已收费至止
       */
      endPeriod?: string;
      /**
       * 排序字段
       */
      sortField?: "monthFee" | "paidTo" | "owedAmount" | "lastPayTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FeeClient[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询收费记录
   */
  "fee.queryRecord": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户名称或收据号
       */
      keyword?: string;
      /**
       * 收费客户
       */
      clientId?: number;
      /**
       * 收款方式
       *
       * Items: 方式
       */
      payMethod?: ("transfer" | "wechat" | "alipay" | "cash" | "publicAccount")[];
      /**
       * 经办人
       */
      userId?: number;
      /**
       * 收款日期起
       */
      startDate?: string;
      /**
       * 收款日期止
       */
      endDate?: string;
      /**
       * 服务期间起
       */
      beginPeriod?: string;
      /**
       * 排序字段
       */
      sortField?: "payTime" | "amount" | "beginPeriod";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FeeRecord[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 按角色查询用户
   */
  "fee.queryUserByRole": {
    params: {
      /**
       * 角色
       */
      roleId?: number;
      /**
       * 姓名或账号
       */
      keyword?: string;
    };
    /**
     * 列表
     *
     * Items: 员工
     */
    result: {
      /**
       * 员工
       */
      userId: number;
      /**
       * 姓名
       */
      userName: string;
      /**
       * 账号
       */
      account: string;
      /**
       * 部门
       */
      deptName: string;
      /**
       * 收费客户数
       */
      clientNum: number;
    }[];
  };
  /**
   * 员工详情
   */
  "fee.queryYgXq": {
    params: {
      /**
       * 会计
       */
      userId: number;
      /**
       * 年度
       */
      kjnd: number;
    };
    /**
     * 员工收费详情
     */
    result: {
      /**
       * 会计
       */
      userId: number | null;
      /**
       * 会计姓名
       */
      userName: string;
      /**
       * 部门
       */
      deptId: number | null;
      /**
       * 部门
       */
      deptName: string | null;
      /**
       * 客户数
       */
      clientNum: number;
      /**
       * 欠费客户数
       */
      overdueNum: number;
      /**
       * 本年应收
       */
      receivable: number;
      /**
       * 本年实收
       */
      received: number;
      /**
       * 欠费金额
       */
      owedAmount: number;
      /**
       * 收费率
       */
      rate: number;
      /**
       * 客户
       */
      clients: FeeClientYear[];
    };
  };
  /**
   * 保存收费记录
   */
  "fee.saveRecord": {
    params: {
      /**
       * 收费客户
       */
      clientId: number;
      /**
       * 服务期间起
       */
      beginPeriod?: string;
      /**
       * 服务期间止
       */
      endPeriod: string;
      /**
       * 实收金额
       */
      amount: number;
      /**
       * 收款方式
       */
      payMethod: "transfer" | "wechat" | "alipay" | "cash" | "publicAccount";
      /**
       * 收款日期
       */
      payTime: string;
      /**
       * 经办人
       */
      userId?: number;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 登记结果
     */
    result: {
      /**
       * 收费记录编号
       */
      recordId: number;
      /**
       * 收据号
       */
      receiptNo: string;
      /**
       * 服务期间起
       */
      beginPeriod: string;
      /**
       * 服务期间止
       */
      endPeriod: string;
      /**
       * 应收金额
       */
      receivable: number;
      /**
       * 优惠金额
       */
      discount: number;
    };
  };
  /**
   * 保存备注
   */
  "fee.saveRemark": {
    params: {
      /**
       * 收费客户编号
       */
      clientId: number;
      /**
       * 备注
       */
      remark: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 停用客户
   */
  "fee.stopKh": {
    params: {
      /**
       * 收费客户
       *
       * Items: 编号
       */
      clientIdList: number[];
      /**
       * 停用月份
       */
      stopPeriod: string;
      /**
       * 停用原因
       */
      stopReason: string;
    };
    /**
     * 停用结果
     */
    result: {
      /**
       * 停用客户数
       */
      count: number;
    };
  };
  /**
   * 取消反馈
   */
  "feedback.cancel": {
    params: {
      /**
       * 反馈编号
       */
      id: number;
      /**
       * 取消原因
       */
      cancelReason: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 处理反馈
   */
  "feedback.deal": {
    params: {
      /**
       * 反馈编号
       */
      id: number;
      /**
       * 处理说明
       */
      dealContent: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 反馈详情
   */
  "feedback.detail": {
    params: {
      /**
       * 反馈编号
       */
      id: number;
    };
    result: Feedback;
  };
  /**
   * 反馈分页
   */
  "feedback.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 状态
       */
      status?: 0 | 1 | 2;
      /**
       * 企业名称、税号或标题
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 反馈类型
       *
       * Items: 类型
       */
      type?: ("taxDoubt" | "material" | "filingError" | "paymentFailed" | "deferral" | "other")[];
      /**
       * 税种
       */
      szid?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
      /**
       * 反馈渠道
       */
      source?: "client" | "wechat" | "phone" | "staff";
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 处理人
       */
      dealUserId?: number;
      /**
       * 反馈日期起
       */
      startDate?: string;
      /**
       * 反馈日期止
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "dealTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: Feedback[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 反馈数量
   */
  "feedback.pageCount": {
    params: {
      /**
       * 企业名称、税号或标题
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 反馈类型
       *
       * Items: 类型
       */
      type?: ("taxDoubt" | "material" | "filingError" | "paymentFailed" | "deferral" | "other")[];
      /**
       * 税种
       */
      szid?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
      /**
       * 反馈渠道
       */
      source?: "client" | "wechat" | "phone" | "staff";
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 处理人
       */
      dealUserId?: number;
      /**
       * 反馈日期起
       */
      startDate?: string;
      /**
       * 反馈日期止
       */
      endDate?: string;
    };
    /**
     * 反馈数量
     */
    result: {
      /**
       * 全部
       */
      total: number;
      /**
       * 待处理
       */
      dclNum: number;
      /**
       * 已处理
       */
      yclNum: number;
      /**
       * 已取消
       */
      yqxNum: number;
    };
  };
  /**
   * 各税种的申报状态和反馈数
   */
  "feedback.ztSzStatus": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 列表
     */
    result: TaxTypeState[];
  };
  /**
   * 直接下载导出文件
   */
  "file.directDownload": {
    params: {
      /**
       * 下载地址
       */
      downloadUrl: string;
    };
    result: Blob;
  };
  /**
   * 下载文件
   */
  "file.download": {
    params: {
      /**
       * 文件编号
       */
      fileKey: string;
    };
    result: Blob;
  };
  /**
   * 银行回单图片
   */
  "file.receiptImages": {
    params: {
      /**
       * 企业
       */
      qyId: number;
      /**
       * 收支方向
       */
      type?: 1 | 2;
    };
    /**
     * 列表
     *
     * Items: 图片
     */
    result: {
      /**
       * 名称
       */
      name: string;
      /**
       * 地址
       */
      url: string;
    }[];
  };
  /**
   * 查询税务图片
   */
  "file.taxImages": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 启用编号
       */
      qiyongid?: string;
      /**
       * 任务类型
       */
      rwlx?: "declare" | "pay" | "collect";
      /**
       * 任务状态
       */
      zt?: 0 | 1 | 2 | 3;
    };
    /**
     * 列表
     *
     * Items: 图片
     */
    result: {
      /**
       * 名称
       */
      name: string;
      /**
       * 地址
       */
      url: string;
    }[];
  };
  /**
   * 文件上传
   */
  "file.upload": {
    params: {
      /**
       * 文件
       */
      file: Blob;
    };
    result: {
      /**
       * 文件编号
       */
      fileKey: string;
      /**
       * 文件地址
       */
      fileUrl: string;
      /**
       * 文件名
       */
      fileName: string;
    };
  };
  /**
   * 打包下载
   */
  "file.zipDownload": {
    params: {
      /**
       * 文件
       *
       * Items: 文件编号
       */
      fileKeyList: string[];
      /**
       * 压缩包名称
       */
      fileName?: string;
    };
    result: Blob;
  };
  /**
   * 下载财税风险清单
   */
  "fintaxError.download": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 平台
       */
      platform?: 1 | 2;
    };
    result: Blob;
  };
  /**
   * 财税风险列表
   */
  "fintaxError.query": {
    params: {
      /**
       * 页码
       */
      pageNumber: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 平台
       */
      platform?: 1 | 2;
      /**
       * 统计数量
       */
      needCount?: boolean;
      /**
       * 风险类别
       */
      category?: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
      /**
       * 企业或风险名称
       */
      keyword?: string;
      /**
       * 风险等级
       */
      riskGrade?: 0 | 1 | 2 | 3;
      /**
       * 处理状态
       */
      state?: 1 | 2 | 3;
    };
    result: {
      /**
       * 列表
       */
      list: RiskItemRow[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 风险详情
   */
  "fintaxError.queryInfo": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 风险概况
     */
    result: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 客户编码
       */
      khbm: string;
      /**
       * 体检编号
       */
      insightId: number | null;
      /**
       * 体检得分
       */
      score: number | null;
      /**
       * 风险等级
       */
      riskGrade: 0 | 1 | 2 | 3 | null;
      /**
       * 体检时间
       */
      insightTime: string | null;
      /**
       * 高风险项
       */
      highCount: number;
      /**
       * 中风险项
       */
      middleCount: number;
      /**
       * 低风险项
       */
      lowCount: number;
      /**
       * 已沟通
       */
      handledCount: number;
      /**
       * 近30天变化
       */
      changeCount: number;
      /**
       * 风险预测
       */
      predictionCount: number;
    };
  };
  /**
   * 财税风险刷新
   */
  "fintaxError.refresh": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 风险变化查询
   */
  "fintaxError.riskChange.query": {
    params: {
      /**
       * 页码
       */
      pageNumber: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 平台
       */
      platform?: 1 | 2;
      /**
       * 统计数量
       */
      needCount?: boolean;
      /**
       * 风险类别
       */
      category?: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
      /**
       * 企业或风险名称
       */
      keyword?: string;
      /**
       * 变化
       */
      change?: "new" | "gone" | "up" | "down";
    };
    result: {
      /**
       * 列表
       *
       * Items: 风险变化
       */
      list: {
        /**
         * 变化编号
         */
        id: number;
        /**
         * 风险名称
         */
        title: string;
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 客户编码
         */
        khbm: string;
        /**
         * 规则编码
         */
        ruleCode: string;
        /**
         * 风险类别
         */
        category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
        /**
         * 变化
         */
        change: "new" | "gone" | "up" | "down";
        /**
         * 变化前等级
         */
        beforeGrade: 0 | 1 | 2 | 3;
        /**
         * 变化后等级
         */
        afterGrade: 0 | 1 | 2 | 3;
        /**
         * 变化前检测值
         */
        beforeValue: number | null;
        /**
         * 变化后检测值
         */
        afterValue: number | null;
        /**
         * 单位
         */
        unit: "percent" | "yuan" | "day" | "month" | "item" | "person";
        /**
         * 会计年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj: number;
        /**
         * 变化时间
         */
        createTime: string;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 移除风险变化
   */
  "fintaxError.riskChange.remove": {
    params: {
      /**
       * 风险变化
       *
       * Items: 编号
       */
      ids: number[];
    };
    /**
     * 条数
     */
    result: number;
  };
  /**
   * 风险预测查询
   */
  "fintaxError.riskPrediction.query": {
    params: {
      /**
       * 页码
       */
      pageNumber: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 平台
       */
      platform?: 1 | 2;
      /**
       * 统计数量
       */
      needCount?: boolean;
      /**
       * 风险类别
       */
      category?: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
      /**
       * 企业或风险名称
       */
      keyword?: string;
      /**
       * 预计等级
       */
      riskGrade?: 0 | 1 | 2 | 3;
    };
    result: {
      /**
       * 列表
       *
       * Items: 风险预测
       */
      list: {
        /**
         * 预测编号
         */
        id: number;
        /**
         * 风险名称
         */
        title: string;
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 客户编码
         */
        khbm: string;
        /**
         * 规则编码
         */
        ruleCode: string;
        /**
         * 风险类别
         */
        category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
        /**
         * 预计等级
         */
        riskGrade: 0 | 1 | 2 | 3;
        /**
         * 当前值
         */
        value: number;
        /**
         * 预警值
         */
        threshold: number;
        /**
         * 单位
         */
        unit: "percent" | "yuan" | "day" | "month" | "item" | "person";
        /**
         * 接近程度
         */
        ratio: number;
        /**
         * 预测说明
         */
        content: string;
        /**
         * 预防建议
         */
        advice: string;
        /**
         * 会计年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj: number;
        /**
         * 预测时间
         */
        createTime: string;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 移除风险预测
   */
  "fintaxError.riskPrediction.remove": {
    params: {
      /**
       * 风险预测
       *
       * Items: 编号
       */
      ids: number[];
    };
    /**
     * 条数
     */
    result: number;
  };
  /**
   * 风险提示
   */
  "fintaxError.riskTip": {
    params: Record<string, never>;
    /**
     * 风险提示
     */
    result: {
      /**
       * 有风险企业数
       */
      companyCount: number;
      /**
       * 高风险企业数
       */
      highCompanyCount: number;
      /**
       * 高风险项数
       */
      highItemCount: number;
      /**
       * 近7天新增风险
       */
      newCount: number;
      /**
       * 近7天消除风险
       */
      goneCount: number;
      /**
       * 提示
       */
      text: string;
    };
  };
  /**
   * 首页-经营健康度
   */
  "home.businessHealth": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 经营健康度
     */
    result: {
      /**
       * 得分
       */
      score: number;
      /**
       * 服务中客户
       */
      inService: number;
      /**
       * 续费率
       */
      renewalRate: number;
      /**
       * 做账完成率
       */
      bookRate: number;
      /**
       * 客户拜访率
       */
      visitRate: number;
      /**
       * 欠费金额
       */
      owedAmount: number;
    };
  };
  /**
   * 首页-商机跟进
   */
  "home.chanceFollow": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 商机跟进
     */
    result: {
      /**
       * 上升商机
       */
      riseNum: number;
      /**
       * 转介绍商机
       */
      introduceNum: number;
      /**
       * 待跟进
       */
      openNum: number;
      /**
       * 跟进中
       */
      followingNum: number;
      /**
       * 已成交
       */
      dealNum: number;
      /**
       * 已关闭
       */
      closedNum: number;
      /**
       * 预计金额
       */
      expectAmount: number;
      /**
       * 成交金额
       */
      dealAmount: number;
    };
  };
  /**
   * 首页-确认统计
   */
  "home.confirm": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 确认统计
     */
    result: {
      /**
       * 应确认
       */
      total: number;
      /**
       * 已确认
       */
      confirmed: number;
      /**
       * 未确认
       */
      unconfirmed: number;
      /**
       * 有疑问
       */
      doubtful: number;
      /**
       * 已通知
       */
      noticed: number;
      /**
       * 确认率
       */
      rate: number;
    };
  };
  /**
   * 首页-客户统计
   */
  "home.customer": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 客户统计
     */
    result: {
      /**
       * 客户总数
       */
      total: number;
      /**
       * 服务中
       */
      inService: number;
      /**
       * 已停止
       */
      stopped: number;
      /**
       * 一般纳税人
       */
      general: number;
      /**
       * 小规模纳税人
       */
      small: number;
      /**
       * 本月新增
       */
      addedThisMonth: number;
      /**
       * 本月停止
       */
      stoppedThisMonth: number;
    };
  };
  /**
   * 首页-客户统计V2
   */
  "home.customerV2": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 客户统计
     */
    result: {
      /**
       * 按状态
       *
       * Items: 状态
       */
      byStatus: {
        /**
         * 代码
         */
        code: string;
        /**
         * 名称
         */
        name: string;
        /**
         * 数量
         */
        num: number;
      }[];
      /**
       * 按纳税人类型
       *
       * Items: 纳税人类型
       */
      byTaxlayerType: {
        /**
         * 代码
         */
        code: string;
        /**
         * 名称
         */
        name: string;
        /**
         * 数量
         */
        num: number;
      }[];
      /**
       * 按地区
       *
       * Items: 地区
       */
      byProvince: {
        /**
         * 代码
         */
        code: string;
        /**
         * 名称
         */
        name: string;
        /**
         * 数量
         */
        num: number;
      }[];
      /**
       * 按负责人
       *
       * Items: 负责人
       */
      byUser: {
        /**
         * 员工
         */
        userId: number;
        /**
         * 姓名
         */
        name: string;
        /**
         * 客户数
         */
        num: number;
      }[];
      /**
       * 近十二个月新增
       *
       * Items: 月份
       */
      months: {
        /**
         * 月份
         */
        period: string;
        /**
         * 新增
         */
        added: number;
      }[];
    };
  };
  /**
   * 首页-分页
   */
  "home.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称或编码
       */
      keyword?: string;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 做账状态
       */
      bookStatus?: 0 | 1 | 2;
    };
    result: {
      /**
       * 列表
       *
       * Items: 客户进度
       */
      list: {
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 客户编码
         */
        khbm: string;
        /**
         * 负责人
         */
        userNames: string;
        /**
         * 到票状态
         */
        arrivalStatus: 0 | 1 | 2 | null;
        /**
         * 做账状态
         */
        bookStatus: 0 | 1 | 2 | null;
        /**
         * 已结账
         */
        closed: boolean;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 首页-业绩
   */
  "home.performance": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 业绩
     */
    result: {
      /**
       * 成交商机数
       */
      dealNum: number;
      /**
       * 成交金额
       */
      dealAmount: number;
      /**
       * 收款金额
       */
      receivedAmount: number;
      /**
       * 拜访次数
       */
      visitNum: number;
      /**
       * 各月业绩
       *
       * Items: 月份
       */
      months: {
        /**
         * 月份
         */
        kjqj: number;
        /**
         * 成交金额
         */
        dealAmount: number;
        /**
         * 收款金额
         */
        receivedAmount: number;
      }[];
    };
  };
  /**
   * 首页-进度
   */
  "home.process": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 工作进度
     */
    result: {
      /**
       * 客户数
       */
      total: number;
      /**
       * 应申报
       */
      due: number;
      /**
       * 已到票
       */
      arrived: number;
      /**
       * 已做账
       */
      booked: number;
      /**
       * 已结账
       */
      closed: number;
      /**
       * 已确认税款
       */
      confirmed: number;
      /**
       * 已申报
       */
      declared: number;
    };
  };
  /**
   * 首页-续费管控
   */
  "home.renewalControl": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 续费管控
     */
    result: {
      /**
       * 收费客户
       */
      total: number;
      /**
       * 正常
       */
      paid: number;
      /**
       * 即将到期
       */
      expiring: number;
      /**
       * 已欠费
       */
      owed: number;
      /**
       * 欠费金额
       */
      owedAmount: number;
      /**
       * 本月收款
       */
      receivedThisMonth: number;
    };
  };
  /**
   * 首页-税务统计
   */
  "home.tax": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 税务统计
     */
    result: {
      /**
       * 应申报户数
       */
      companyNum: number;
      /**
       * 税额合计
       */
      taxAmount: number;
      /**
       * 已申报
       */
      declared: number;
      /**
       * 未申报
       */
      undeclared: number;
      /**
       * 已缴款
       */
      paid: number;
      /**
       * 待缴款
       */
      unpaid: number;
    };
  };
  /**
   * 首页-拜访数据
   */
  "home.visitData": {
    params: {
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 拜访数据
     */
    result: {
      /**
       * 计划数
       */
      planNum: number;
      /**
       * 待拜访
       */
      pendingNum: number;
      /**
       * 已完成
       */
      finishedNum: number;
      /**
       * 已逾期
       */
      overdueNum: number;
      /**
       * 拜访记录数
       */
      recordNum: number;
      /**
       * 拜访客户数
       */
      companyNum: number;
      /**
       * 按拜访方式
       *
       * Items: 方式
       */
      byMethod: {
        /**
         * 代码
         */
        code: string;
        /**
         * 名称
         */
        name: string;
        /**
         * 数量
         */
        num: number;
      }[];
    };
  };
  /**
   * 异常发票列表
   */
  "invoice.abnormalList": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 勾选年度
       */
      gxnd: number;
      /**
       * 勾选月份
       */
      gxyf: number;
    };
    /**
     * 列表
     */
    result: InvoiceRow[];
  };
  /**
   * 批量变更发票勾选状态
   */
  "invoice.batchChangeTaxGxzt": {
    params: {
      /**
       * 发票
       *
       * Items: 发票
       */
      invoiceList: {
        /**
         * 发票编号
         */
        id: number;
        /**
         * 勾选状态
         */
        gxzt: 0 | 1;
        /**
         * 企业
         */
        qyid: number;
        /**
         * 勾选年度
         */
        gxnd: number;
        /**
         * 勾选月份
         */
        gxyf: number;
        /**
         * 纳税人类型
         */
        nsrType?: "001" | "101";
        /**
         * 税局勾选状态
         */
        sjGxzt?: 0 | 1;
        /**
         * 发票号码
         */
        invoiceNumber?: string;
      }[];
    };
    /**
     * 变更结果
     */
    result: {
      /**
       * 成功发票数
       */
      successCount: number;
      /**
       * 失败发票数
       */
      failCount: number;
      /**
       * 失败的发票
       *
       * Items: 发票
       */
      failList: {
        /**
         * 发票编号
         */
        id: number;
        /**
         * 发票号码
         */
        invoiceNumber: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 批量搜索发票
   */
  "invoice.batchSearch": {
    params: {
      /**
       * 进销项
       */
      jxxlx: 0 | 1;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 匹配方式
       */
      matchType: 1 | 0;
      /**
       * 页面类型
       */
      pageType?: number | null;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 搜索内容
       *
       * Items: 搜索内容
       */
      searchList: string[];
      /**
       * 识别内容
       */
      searchType?: 1 | 2;
      /**
       * 排除的发票
       *
       * Items: 发票编号
       */
      filterInvoiceIdList?: number[];
    };
    /**
     * 搜索结果
     */
    result: {
      /**
       * 匹配结果
       *
       * Items: 匹配项
       */
      resultMap: {
        /**
         * 搜索内容
         */
        name: string;
        /**
         * 发票编号
         *
         * Items: 发票编号
         */
        idList: number[];
      }[];
      /**
       * 未匹配内容
       *
       * Items: 搜索内容
       */
      unmatchedList: string[];
    };
  };
  /**
   * 变更发票勾选状态
   */
  "invoice.changeTaxGxzt": {
    params: {
      /**
       * 发票
       *
       * Items: 编号
       */
      invoiceIdList: number[];
      /**
       * 勾选状态
       */
      gxzt: 0 | 1;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 勾选年度
       */
      gxnd: number;
      /**
       * 勾选月份
       */
      gxyf: number;
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
    };
    /**
     * 变更结果
     */
    result: {
      /**
       * 已变更发票数
       */
      changedCount: number;
    };
  };
  /**
   * 勾选发票详情
   */
  "invoice.check.detail": {
    params: {
      /**
       * 发票编号
       */
      invoiceId: number;
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 发票
     */
    result: {
      invoiceMaster: InvoiceMaster;
      /**
       * 发票明细
       */
      invoiceDetailList: InvoiceDetailLine[];
    };
  };
  /**
   * 勾选明细分页
   */
  "invoice.check.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 勾选年度
       */
      gxnd: number;
      /**
       * 勾选月份
       */
      gxyf: number;
      /**
       * 发票号码或销方名称
       */
      fuzzyMatch?: string;
      /**
       * 开票项目
       */
      kpxmFuzzyMatch?: string;
      /**
       * 开票日期起
       */
      kprqStart?: string;
      /**
       * 开票日期止
       */
      kprqEnd?: string;
      /**
       * 发票种类
       *
       * Items: 发票种类
       */
      fpzlList?: ("81" | "82" | "01" | "03" | "04" | "08" | "10" | "14" | "17" | "51" | "61")[];
      /**
       * 勾选状态
       *
       * Items: 勾选状态
       */
      tgGxztList?: (0 | 1)[];
      /**
       * 认证状态
       *
       * Items: 认证状态
       */
      rzztList?: (0 | 1 | 2)[];
      /**
       * 抵扣状态
       *
       * Items: 抵扣状态
       */
      dkztList?: (0 | 1 | 2 | 4 | 5)[];
      /**
       * 风险等级
       *
       * Items: 风险等级
       */
      glztList?: (0 | 1 | 2)[];
      /**
       * 发票状态
       *
       * Items: 发票状态
       */
      fpztList?: (-1 | 0 | 1 | 3 | 4)[];
      /**
       * 永不勾选
       *
       * Items: 永不勾选
       */
      canCheckStatusList?: (-1 | 0 | 1)[];
      /**
       * 红字锁定
       *
       * Items: 红字锁定
       */
      sdbzList?: (0 | 1)[];
      /**
       * 税额下限
       */
      sehjMin?: number | null;
      /**
       * 税额上限
       */
      sehjMax?: number | null;
      /**
       * 发票
       *
       * Items: 发票编号
       */
      invoiceIdList?: number[];
      /**
       * 帮我选
       */
      recommend?: 0 | 1;
      /**
       * 期望应纳税额
       */
      recommendAmount?: number | null;
      /**
       * 销项税额
       */
      xxTaxAmount?: number | null;
      /**
       * 上期留抵金额
       */
      sqldAmount?: number | null;
      /**
       * 本期转出金额
       */
      bqzcAmount?: number | null;
      /**
       * 排序字段
       */
      orderColumn?: "kprq" | "fphm" | "jehj" | "sehj" | "yxse" | "xhdwMc" | "fpzl";
      /**
       * 排序方向
       */
      order?: "asc" | "desc";
    };
    result: {
      /**
       * 发票
       */
      list: InvoiceRow[];
      /**
       * 总条数
       */
      total: number;
      /**
       * 已勾选张数
       */
      selectedCount: number;
      /**
       * 已勾选有效税额
       */
      selectedAmount: number;
    };
  };
  /**
   * 各状态企业数
   */
  "invoice.collection.confirmChangeCount": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 企业数
     */
    result: {
      /**
       * 全部
       */
      all: number;
      /**
       * 未通知
       */
      notNotified: number;
      /**
       * 已通知
       */
      notified: number;
      /**
       * 待缴款
       */
      awaiting: number;
      /**
       * 已完税
       */
      done: number;
    };
  };
  /**
   * 增值税及附加税列表（发票采集）
   */
  "invoice.collection.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number | null;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称或税号
       */
      fuzzyMatch?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 勾选确认
       */
      confirmState?:
        "confirming" | "failed" | "notNeeded" | "unconfirmed" | "confirmed" | "confirmedBare" | "notChecked";
      /**
       * 采集状态
       */
      cjzt?: "collecting" | "success" | "abnormal" | "none";
      /**
       * 发票状态
       *
       * Items: 发票状态
       */
      fpztList?: (-1 | 0 | 1 | 3 | 4)[];
      /**
       * 是否认证
       */
      rzzt?: -1 | 0 | 1;
      /**
       * 是否抵扣
       */
      dkzt?: -999 | 0 | 1;
      /**
       * 红字锁定
       */
      sdbz?: 0 | 1;
      /**
       * 金额预警
       *
       * Items: 金额预警
       */
      amountWarning?: (1 | 2 | 3 | 4)[];
      /**
       * 近12个月累计销售额下限
       */
      yearBalanceMin?: number | null;
      /**
       * 近12个月累计销售额上限
       */
      yearBalanceMax?: number | null;
      /**
       * 本季累计销售额下限
       */
      quarterBalanceMin?: number | null;
      /**
       * 本季累计销售额上限
       */
      quarterBalanceMax?: number | null;
      /**
       * 预估税额下限
       */
      zzshfjsMin?: number | null;
      /**
       * 预估税额上限
       */
      zzshfjsMax?: number | null;
      /**
       * 税负率下限
       */
      zzssflMin?: number | null;
      /**
       * 税负率上限
       */
      zzssflMax?: number | null;
      /**
       * 排序字段
       */
      sortField?: "companyName" | "zzshfjs" | "zzssfl" | "fpUpdateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 企业
       */
      list: CompanyMonthlyRow[];
      /**
       * 总条数
       */
      total: number;
      /**
       * 合计
       */
      hj: {
        /**
         * 预估增值税及附加
         */
        zzshfjs: number | null;
        /**
         * 确认税额
         */
        qrzzse: number | null;
        /**
         * 本月销项税额
         */
        byxxTotalSe: number | null;
        /**
         * 本月销项金额
         */
        byxxTotalJe: number | null;
      };
    };
  };
  /**
   * 增值税及附加税列表（新）
   */
  "invoice.collection.pageNew": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number | null;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称或税号
       */
      fuzzyMatch?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 勾选确认
       */
      confirmState?:
        "confirming" | "failed" | "notNeeded" | "unconfirmed" | "confirmed" | "confirmedBare" | "notChecked";
      /**
       * 采集状态
       */
      cjzt?: "collecting" | "success" | "abnormal" | "none";
      /**
       * 发票状态
       *
       * Items: 发票状态
       */
      fpztList?: (-1 | 0 | 1 | 3 | 4)[];
      /**
       * 是否认证
       */
      rzzt?: -1 | 0 | 1;
      /**
       * 是否抵扣
       */
      dkzt?: -999 | 0 | 1;
      /**
       * 红字锁定
       */
      sdbz?: 0 | 1;
      /**
       * 金额预警
       *
       * Items: 金额预警
       */
      amountWarning?: (1 | 2 | 3 | 4)[];
      /**
       * 近12个月累计销售额下限
       */
      yearBalanceMin?: number | null;
      /**
       * 近12个月累计销售额上限
       */
      yearBalanceMax?: number | null;
      /**
       * 本季累计销售额下限
       */
      quarterBalanceMin?: number | null;
      /**
       * 本季累计销售额上限
       */
      quarterBalanceMax?: number | null;
      /**
       * 预估税额下限
       */
      zzshfjsMin?: number | null;
      /**
       * 预估税额上限
       */
      zzshfjsMax?: number | null;
      /**
       * 税负率下限
       */
      zzssflMin?: number | null;
      /**
       * 税负率上限
       */
      zzssflMax?: number | null;
      /**
       * 排序字段
       */
      sortField?: "companyName" | "zzshfjs" | "zzssfl" | "fpUpdateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 企业
       */
      list: CompanyMonthlyRow[];
      /**
       * 总条数
       */
      total: number;
      /**
       * 合计
       */
      hj: {
        /**
         * 预估增值税及附加
         */
        zzshfjs: number | null;
        /**
         * 确认税额
         */
        qrzzse: number | null;
        /**
         * 本月销项税额
         */
        byxxTotalSe: number | null;
        /**
         * 本月销项金额
         */
        byxxTotalJe: number | null;
      };
    };
  };
  /**
   * 发票明细合计统计
   */
  "invoice.detailTotalStatistics": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 合计
     */
    result: {
      /**
       * 销项合计
       */
      xx: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 专用发票销项
       */
      xxSpecial: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 进项合计
       */
      jx: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 已勾选进项
       */
      ygx: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 未勾选进项
       */
      wgx: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 红字发票
       */
      red: {
        /**
         * 张数
         */
        count: number;
        /**
         * 金额
         */
        je: number;
        /**
         * 税额
         */
        se: number;
      };
      /**
       * 作废张数
       */
      voidCount: number;
    };
  };
  /**
   * 可设置永不勾选的发票
   */
  "invoice.getCanCheckInvoiceList": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 勾选年度
       */
      gxnd: number;
      /**
       * 勾选月份
       */
      gxyf: number;
      /**
       * 发票号码或销方名称
       */
      fuzzyMatch?: string;
    };
    /**
     * 列表
     */
    result: InvoiceRow[];
  };
  /**
   * 发票信息
   */
  "invoice.info": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyidList: number[];
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
    };
    /**
     * 列表
     */
    result: CompanyPeriodRecord[];
  };
  /**
   * 查询发票移动配置
   */
  "invoice.moveConfig.get": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 发票移动配置
     */
    result: {
      /**
       * 已提示
       */
      hintShown: 0 | 1;
      /**
       * 未勾选发票自动转入下期
       */
      moveToNext: 0 | 1;
    };
  };
  /**
   * 保存发票移动配置
   */
  "invoice.moveConfig.set": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 已提示
       */
      hintShown?: 0 | 1;
      /**
       * 未勾选发票自动转入下期
       */
      moveToNext?: 0 | 1;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询企业是否小规模转一般
   */
  "invoice.queryQySfxzyByQyid": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 小规模转一般纳税人
     */
    result: {
      /**
       * 是否小规模转一般纳税人
       */
      sfxzy: "Y" | "N";
      /**
       * 有效期起
       */
      yxqq: string | null;
    };
  };
  /**
   * 风险发票列表
   */
  "invoice.riskList": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 列表
     */
    result: InvoiceRow[];
  };
  /**
   * 采集任务期间校验
   */
  "invoice.task.periodValidation": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 校验结果
     */
    result: {
      /**
       * 可采集企业数
       */
      successCount: number;
      /**
       * 不可采集企业数
       */
      failCount: number;
      /**
       * 不可采集的企业
       *
       * Items: 企业
       */
      failList: {
        /**
         * 企业编号
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 下发发票采集任务
   */
  "invoice.task.send": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
    };
    /**
     * 下发结果
     */
    result: {
      /**
       * 未下发的企业数
       */
      failCount: number;
      /**
       * 任务编号
       */
      taskid: string | null;
    };
  };
  /**
   * 发票种类列表
   */
  "invoice.typeList": {
    params: {
      /**
       * 进销项
       */
      jxxlx: 0 | 1;
    };
    /**
     * 列表
     *
     * Items: 发票种类
     */
    result: {
      /**
       * 发票种类
       */
      fpzl: "81" | "82" | "01" | "03" | "04" | "08" | "10" | "14" | "17" | "51" | "61";
      /**
       * 种类名称
       */
      name: string;
    }[];
  };
  /**
   * 批量设置永不勾选
   */
  "invoice.updateCanCheckStatus": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 勾选年度
       */
      gxnd?: number;
      /**
       * 勾选月份
       */
      gxyf?: number;
      /**
       * 勾选限制
       */
      canCheckStatus: 1 | 0;
      /**
       * 发票
       *
       * Items: 编号
       */
      invoiceIdList: number[];
    };
    /**
     * 设置结果
     */
    result: {
      /**
       * 已设置发票数
       */
      changedCount: number;
    };
  };
  /**
   * 取消后台任务
   */
  "job.cancel": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 结果
     */
    result: null;
  };
  /**
   * 后台任务列表
   */
  "job.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 任务名称
       */
      title?: string;
      /**
       * 状态
       */
      state?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 发起人
       */
      userId?: number;
      /**
       * 来源
       */
      origin?: 0 | 1;
      /**
       * 创建日期起
       */
      startDate?: string;
      /**
       * 创建日期止
       */
      stopDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 后台任务
       */
      list: Job[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 重试后台任务
   */
  "job.retry": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 结果
     */
    result: null;
  };
  /**
   * 小程序绑定（财务人员）
   */
  "miniProgram.bindFinancial.add": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 财务人员
       */
      userId: number;
      /**
       * 岗位
       */
      financePost?: "accountant" | "assistant" | "manager";
      /**
       * 接收消息
       */
      receiveMessage?: 0 | 1;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 绑定结果
     */
    result: {
      /**
       * 绑定编号
       */
      id: number;
    };
  };
  /**
   * 小程序批量绑定（财务人员）
   */
  "miniProgram.bindFinancial.batchAdd": {
    params: {
      /**
       * 财务人员
       *
       * Items: 财务人员
       */
      list: {
        /**
         * 企业
         */
        qyid: number;
        /**
         * 财务人员
         */
        userId: number;
        /**
         * 岗位
         */
        financePost?: "accountant" | "assistant" | "manager";
        /**
         * 接收消息
         */
        receiveMessage?: 0 | 1;
        /**
         * 备注
         */
        remark?: string | null;
      }[];
    };
    /**
     * 绑定结果
     */
    result: {
      /**
       * 添加条数
       */
      count: number;
    };
  };
  /**
   * 搜索绑定人员
   */
  "miniProgram.bindFinancial.searchRy": {
    params: {
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 姓名或企业
       */
      keyword?: string;
      /**
       * 财务人员
       */
      userId?: number;
      /**
       * 绑定状态
       *
       * Items: 绑定状态
       */
      bindStatus?: (0 | 1 | 2)[];
    };
    /**
     * 列表
     */
    result: BindFinancial[];
  };
  /**
   * 修改小程序绑定（财务人员）
   */
  "miniProgram.bindFinancial.update": {
    params: {
      /**
       * 绑定编号
       */
      id: number;
      /**
       * 财务人员
       */
      userId?: number;
      /**
       * 岗位
       */
      financePost?: "accountant" | "assistant" | "manager";
      /**
       * 接收消息
       */
      receiveMessage?: 0 | 1;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 小程序绑定（负责人）
   */
  "miniProgram.bindMain.add": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 负责人姓名
       */
      name: string;
      /**
       * 负责人手机号
       */
      phone: string;
      /**
       * 职务
       */
      post?: string | null;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 绑定结果
     */
    result: {
      /**
       * 绑定编号
       */
      id: number;
    };
  };
  /**
   * 小程序批量绑定（负责人）
   */
  "miniProgram.bindMain.batchAdd": {
    params: {
      /**
       * 负责人
       *
       * Items: 负责人
       */
      list: {
        /**
         * 企业
         */
        qyid: number;
        /**
         * 负责人姓名
         */
        name: string;
        /**
         * 负责人手机号
         */
        phone: string;
        /**
         * 职务
         */
        post?: string | null;
        /**
         * 备注
         */
        remark?: string | null;
      }[];
    };
    /**
     * 绑定结果
     */
    result: {
      /**
       * 添加条数
       */
      count: number;
    };
  };
  /**
   * 小程序绑定列表（负责人）
   */
  "miniProgram.bindMain.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业、编码或姓名
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 绑定状态
       *
       * Items: 绑定状态
       */
      bindStatus?: (0 | 1 | 2)[];
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "bindTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: BindMain[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 小程序解绑（负责人）
   */
  "miniProgram.bindMain.unBind": {
    params: {
      /**
       * 绑定编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 通用地区列表
   */
  "notice.commonAreaList": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 地区
     */
    result: {
      /**
       * 地区代码
       */
      code: string;
      /**
       * 地区名称
       */
      name: string;
    }[];
  };
  /**
   * 发布通知
   */
  "notice.create": {
    params: {
      /**
       * 标题
       */
      noticeTitle: string;
      /**
       * 摘要
       */
      noticeAbstract?: string;
      /**
       * 正文
       */
      noticeBody: string;
      /**
       * 生效时间
       */
      effectTime?: string;
      /**
       * 通知分类
       */
      category: 0 | 1;
      /**
       * 业务类型
       */
      bizType?: "system" | "policy" | "deadline" | "task" | "firm";
      /**
       * 接收部门
       *
       * Items: 部门
       */
      deptIdList?: number[];
      /**
       * 接收人
       *
       * Items: 员工
       */
      userIdList?: number[];
    };
    /**
     * 发布结果
     */
    result: {
      /**
       * 通知编号
       */
      id: number;
      /**
       * 接收人数
       */
      receiverNum: number;
    };
  };
  /**
   * 清空通知
   */
  "notice.delete": {
    params: {
      /**
       * 通知分类
       */
      category: 0 | 1;
    };
    /**
     * 清空结果
     */
    result: {
      /**
       * 清空的条数
       */
      deleteNum: number;
    };
  };
  /**
   * 通知详情
   */
  "notice.detail": {
    params: {
      /**
       * 收件编号
       */
      relationId: number;
    };
    result: Notice;
  };
  /**
   * 按ID查询通知详情
   */
  "notice.detailById": {
    params: {
      /**
       * 通知编号
       */
      id: number;
    };
    result: Notice;
  };
  /**
   * 通知分页
   */
  "notice.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 通知分类
       */
      category?: 0 | 1;
      /**
       * 阅读状态
       */
      deliverStatus?: 0 | 1;
      /**
       * 标题关键字
       */
      keyword?: string;
    };
    result: {
      /**
       * 列表
       */
      list: Notice[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 通知标记已读
   */
  "notice.read": {
    params: {
      /**
       * 收到的通知
       *
       * Items: 编号
       */
      relationIdList?: number[];
      /**
       * 全部标为已读
       */
      all?: boolean;
      /**
       * 通知分类
       */
      category?: 0 | 1;
    };
    /**
     * 标记结果
     */
    result: {
      /**
       * 标为已读的条数
       */
      readNum: number;
    };
  };
  /**
   * 通知未读状态
   */
  "notice.status": {
    params: {
      /**
       * 通知分类
       */
      category?: 0 | 1;
    };
    /**
     * 未读情况
     */
    result: {
      /**
       * 未读条数
       */
      total: number;
      /**
       * 未读的收件编号
       *
       * Items: 收件编号
       */
      relationIdList: number[];
    };
  };
  /**
   * 操作日志字段变更
   */
  "operatorLog.change.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 日志编号
       */
      id: number;
    };
    result: {
      /**
       * 字段变更
       */
      list: FieldChange[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 客户变更记录
   */
  "operatorLog.companyChange.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户
       */
      companyId: number;
      /**
       * 变更字段
       */
      fieldTitle?: string;
      /**
       * 变更日期起
       */
      startDate?: string;
      /**
       * 变更日期止
       */
      stopDate?: string;
    };
    result: {
      /**
       * 字段变更
       */
      list: FieldChange[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 操作日志详情
   */
  "operatorLog.detail": {
    params: {
      /**
       * 日志编号
       */
      id: number;
    };
    result: OperatorLog;
  };
  /**
   * 操作日志分页
   */
  "operatorLog.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 操作人
       */
      operatorId?: number;
      /**
       * 操作
       */
      title?: string;
      /**
       * 结果
       */
      success?: 1 | 0;
      /**
       * 请求编号
       */
      requestNo?: string;
      /**
       * 开始时间
       */
      startTime?: string;
      /**
       * 结束时间
       */
      endTime?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 操作日志
       */
      list: OperatorLog[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 业务类型列表
   */
  "opportunity.bizTypeList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 商机标签列表
   */
  "opportunity.chanceLabelList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 客户头部信息
   */
  "opportunity.clientHeadInfo": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    result: ClientHead;
  };
  /**
   * 客户列表
   */
  "opportunity.clientList": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户名称或编码
       */
      keyword?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 排序字段
       */
      sortField?: "riseCount" | "introduceCount" | "expectAmount" | "lastTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: ChanceClient[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 行业列表
   */
  "opportunity.industryList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 转介绍商机汇总行业列表
   */
  "opportunity.introduceChanceCollection.industryList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 转介绍商机汇总标签列表
   */
  "opportunity.introduceChanceCollection.labelList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 转介绍商机汇总电话列表
   */
  "opportunity.introduceChanceCollection.phoneList": {
    params: {
      /**
       * 潜在客户或法定代表人
       */
      keyword?: string;
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: ChancePhone[];
  };
  /**
   * 转介绍商机汇总分页
   */
  "opportunity.introduceChanceCollectionPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 商机标签
       */
      label?: "newlyFounded" | "noAgency" | "activeInvoices" | "sameOwner" | "largeTrade";
      /**
       * 关联关系
       *
       * Items: 关联关系
       */
      relationType?: ("shareholder" | "legalPerson" | "phone" | "upstream" | "downstream" | "recommended")[];
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 商机状态
       *
       * Items: 商机状态
       */
      status?: (1 | 2 | 3 | 4 | 5)[];
      /**
       * 商机来源
       */
      source?: "system" | "visit" | "customer";
      /**
       * 跟进人
       */
      followUserId?: number;
      /**
       * 预计金额不低于
       */
      minAmount?: number;
      /**
       * 预计金额不高于
       */
      maxAmount?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "expectAmount" | "lastFollowTime" | "registrationDate";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: IntroduceChance[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 转介绍关系图谱
   */
  "opportunity.introduceChanceRelationGraph": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 关系图谱
     */
    result: {
      /**
       * 节点
       */
      nodes: GraphNode[];
      /**
       * 连线
       */
      edges: GraphEdge[];
    };
  };
  /**
   * 转介绍商机详情
   */
  "opportunity.introduceDetail": {
    params: {
      /**
       * 商机编号
       */
      introduceId: number;
    };
    result: IntroduceDetail;
  };
  /**
   * 转介绍商机行业列表
   */
  "opportunity.introduceIndustryList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 转介绍商机标签列表
   */
  "opportunity.introduceLabelList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 查询客户的转介绍商机
   */
  "opportunity.introduceList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 商机标签
       */
      label?: "newlyFounded" | "noAgency" | "activeInvoices" | "sameOwner" | "largeTrade";
      /**
       * 关联关系
       *
       * Items: 关联关系
       */
      relationType?: ("shareholder" | "legalPerson" | "phone" | "upstream" | "downstream" | "recommended")[];
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 商机状态
       *
       * Items: 商机状态
       */
      status?: (1 | 2 | 3 | 4 | 5)[];
      /**
       * 商机来源
       */
      source?: "system" | "visit" | "customer";
      /**
       * 跟进人
       */
      followUserId?: number;
      /**
       * 预计金额不低于
       */
      minAmount?: number;
      /**
       * 预计金额不高于
       */
      maxAmount?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
    };
    /**
     * 列表
     */
    result: IntroduceChance[];
  };
  /**
   * 转介绍商机电话列表
   */
  "opportunity.introducePhoneList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 列表
     */
    result: ChancePhone[];
  };
  /**
   * 营销分页
   */
  "opportunity.marketing.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 客户
       */
      qyId?: number;
      /**
       * 营销类型
       */
      type?: "rise" | "introduce" | "fintaxError";
      /**
       * 沟通方式
       */
      method?: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 沟通结果
       */
      result?: "interested" | "considering" | "refused" | "unreached";
      /**
       * 营销人员
       */
      userId?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: Marketing[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 产品类型列表
   */
  "opportunity.productTypeList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 省份列表
   */
  "opportunity.provinceList": {
    params: {
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
    };
    /**
     * 列表
     */
    result: CodeCount[];
  };
  /**
   * 上升商机汇总分页
   */
  "opportunity.riseChanceCollectionPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 商机标签
       *
       * Items: 商机标签
       */
      label?: (
        | "generalTaxpayer"
        | "highTech"
        | "capitalIncrease"
        | "socialInsurance"
        | "payroll"
        | "exportRefund"
        | "rdDeduction"
        | "license"
        | "trademark"
        | "auditReport"
      )[];
      /**
       * 产品类型
       *
       * Items: 产品类型
       */
      productType?: (
        "accounting" | "tax" | "business" | "payroll" | "qualification" | "property" | "audit"
      )[];
      /**
       * 业务类型
       *
       * Items: 业务类型
       */
      bizType?: ("upgrade" | "addition" | "project" | "renewal")[];
      /**
       * 所属行业
       */
      industry?: string;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 商机状态
       *
       * Items: 商机状态
       */
      status?: (1 | 2 | 3 | 4 | 5)[];
      /**
       * 优先级
       */
      priority?: 1 | 2 | 3;
      /**
       * 商机来源
       */
      source?: "system" | "visit" | "customer";
      /**
       * 跟进人
       */
      followUserId?: number;
      /**
       * 预计金额不低于
       */
      minAmount?: number;
      /**
       * 预计金额不高于
       */
      maxAmount?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "expectAmount" | "expectDate" | "lastFollowTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: RiseChance[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 上升商机详情
   */
  "opportunity.riseDetail": {
    params: {
      /**
       * 商机编号
       */
      riseId: number;
    };
    result: RiseDetail;
  };
  /**
   * 上升商机列表
   */
  "opportunity.riseList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 商机状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
      /**
       * 商机标签
       */
      label?:
        | "generalTaxpayer"
        | "highTech"
        | "capitalIncrease"
        | "socialInsurance"
        | "payroll"
        | "exportRefund"
        | "rdDeduction"
        | "license"
        | "trademark"
        | "auditReport";
    };
    /**
     * 列表
     */
    result: RiseChance[];
  };
  /**
   * 修改商机状态
   */
  "opportunity.updateChanceStatus": {
    params: {
      /**
       * 上升商机编号
       */
      riseId?: number;
      /**
       * 转介绍商机编号
       */
      introduceId?: number;
      /**
       * 商机状态
       */
      status: 1 | 2 | 3 | 4 | 5;
      /**
       * 跟进人
       */
      followUserId?: number;
      /**
       * 沟通方式
       */
      method?: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 沟通结果
       */
      result?: "interested" | "considering" | "refused" | "unreached";
      /**
       * 沟通内容
       */
      content?: string | null;
      /**
       * 下次联系时间
       */
      nextTime?: string | null;
      /**
       * 成交金额
       */
      dealAmount?: number | null;
      /**
       * 成交日期
       */
      dealDate?: string | null;
      /**
       * 关闭原因
       */
      closeReason?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 预览服务菜单
   */
  "permission.previewMenu": {
    params: {
      /**
       * 服务编号
       */
      serviceId: string;
    };
    /**
     * 列表
     *
     * Items: 菜单
     */
    result: {
      /**
       * 权限代码
       */
      code: string;
      /**
       * 名称
       */
      name: string;
      /**
       * 资源类型
       */
      resourceType: string;
      /**
       * 操作标志
       */
      operationFlag: number;
    }[];
  };
  /**
   * 用户菜单权限
   */
  "permission.userMenu": {
    params: {
      /**
       * 应用编号
       */
      appId: string;
    };
    /**
     * 权限列表
     */
    result: {
      /**
       * 权限编码
       */
      code: string;
      /**
       * 权限名称
       */
      name: string;
      /**
       * 资源类型
       */
      resourceType: "MENU" | "BUTTON";
      /**
       * 操作标识
       */
      operationFlag: 0 | 1 | 2;
    }[];
  };
  /**
   * 当前用户角色
   */
  "permission.userRole": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 角色
     */
    result: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 角色名称
       */
      roleName: string;
      /**
       * 说明
       */
      remark: string;
    }[];
  };
  /**
   * 批量采集个税数据
   */
  "pit.batchCollect": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 采集任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 检查可否撤销个税申报
   */
  "pit.checkGsUndo": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以撤销
       */
      canUndo: 0 | 1;
      /**
       * 不能撤销的原因
       */
      reason: string | null;
      /**
       * 已生成薪酬凭证
       */
      hasSalaryVoucher: 0 | 1;
    };
  };
  /**
   * 个税列表
   */
  "pit.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 本期薪酬状态
       */
      salaryStatus?: 0 | 1 | 2 | 3;
      /**
       * 申报状态
       */
      declareStatus?: 0 | 1 | 2 | 3;
      /**
       * 扣款状态
       */
      kkzt?: 0 | 1 | 2 | 3 | 4;
      /**
       * 税款通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 采集状态
       */
      cjzt?: 0 | 1 | 2 | 3;
      /**
       * 企业名称或税号
       */
      keyword?: string;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList?: number[];
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 排序字段
       */
      sortField?: "qymc" | "rs" | "srhj" | "ybtse" | "declareTime" | "cjTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: PitDeclaration[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 个税列表汇总
   */
  "pit.listSummary": {
    params: {
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 本期薪酬状态
       */
      salaryStatus?: 0 | 1 | 2 | 3;
      /**
       * 申报状态
       */
      declareStatus?: 0 | 1 | 2 | 3;
      /**
       * 扣款状态
       */
      kkzt?: 0 | 1 | 2 | 3 | 4;
      /**
       * 税款通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 采集状态
       */
      cjzt?: 0 | 1 | 2 | 3;
      /**
       * 企业名称或税号
       */
      keyword?: string;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList?: number[];
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 汇总
     */
    result: {
      /**
       * 企业数
       */
      total: number;
      /**
       * 已申报企业数
       */
      declared: number;
      /**
       * 未申报企业数
       */
      undeclared: number;
      /**
       * 申报失败企业数
       */
      failed: number;
      /**
       * 申报人数
       */
      rs: number;
      /**
       * 收入合计
       */
      srhj: number;
      /**
       * 应补退税额合计
       */
      ybtse: number;
      /**
       * 扣款金额合计
       */
      kkje: number;
    };
  };
  /**
   * 撤销个税申报
   */
  "pit.revokeDeclaration": {
    params: {
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList?: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 撤销状态
       */
      status: 0;
      /**
       * 同时删除薪酬凭证
       */
      deleteSalaryVoucher?: 0 | 1;
    };
    /**
     * 撤销任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 定时采集全部企业的个税数据
   */
  "pit.scheduledCollect": {
    params: {
      /**
       * 代账公司
       */
      gsid: number;
    };
    /**
     * 采集任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 企业数
       */
      count: number;
    };
  };
  /**
   * 勾选变更后重新计算
   */
  "prediction.calculate": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
      /**
       * 防伪税控费
       */
      fwskf?: number | null;
      /**
       * 进项税额转出
       */
      jxzc?: number | null;
    };
    result: PredictionDetail;
  };
  /**
   * 变更税款预测
   */
  "prediction.change": {
    params: {
      /**
       * 预测编号
       */
      predictionId: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 预估增值税及附加
       */
      zzshfjs: number;
      /**
       * 变更原因
       */
      content: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 重新计算预测增值税
   */
  "prediction.recalculate": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 勾选税负率参考
   */
  "prediction.selectionRate": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 税负率参考
     */
    result: {
      /**
       * 本年税负率（不含本期）
       */
      bnsflBhbq: number | null;
      /**
       * 去年税负率
       */
      qnsfl: number | null;
      /**
       * 本年期数（不含本期）
       */
      bnqsBhbq: number;
      /**
       * 本年税负率
       */
      bnsfl: number | null;
    };
  };
  /**
   * 税款预测统计
   */
  "prediction.statistics": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
    };
    result: PredictionStatistics;
  };
  /**
   * 税款明细
   */
  "prediction.taxDetail": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
      /**
       * 纳税期限
       */
      nsqxdm?: "06" | "08";
    };
    /**
     * 税款明细
     */
    result: {
      /**
       * 减免税额
       */
      jms: number | null;
      /**
       * 进项税额
       */
      jxs: number | null;
      /**
       * 期末留抵税额
       */
      qmdl: number | null;
      /**
       * 上期留抵税额
       */
      sqld: number | null;
      /**
       * 本期预缴税额
       */
      bqyjse: number | null;
      /**
       * 不计出货进项税额调整
       */
      bjchjxse: number | null;
      /**
       * 一般项目应纳税额
       */
      ybxm: number | null;
      /**
       * 即征即退应纳税额
       */
      jzjt: number | null;
      /**
       * 节税明细
       *
       * Items: 节税项目
       */
      savingTaxDetails: {
        /**
         * 减免项目
         */
        jmxName: string;
        /**
         * 金额
         */
        amount: number;
      }[];
      /**
       * 特殊情况明细
       *
       * Items: 特殊情况
       */
      specialDetails: {
        /**
         * 类型名称
         */
        specialTypeName: string;
        /**
         * 金额
         */
        amount: number | null;
        /**
         * 税率（征收率）
         */
        sl: number | null;
        /**
         * 备注
         */
        bz: string | null;
        /**
         * 附件
         */
        annexUrlList: {
          /**
           * 文件
           *
           * Items: 附件
           */
          fileUrlList: {
            /**
             * 附件名称
             */
            name: string;
            /**
             * 附件地址
             */
            url: string;
          }[];
          /**
           * 图片
           *
           * Items: 附件
           */
          imageUrlList: {
            /**
             * 附件名称
             */
            name: string;
            /**
             * 附件地址
             */
            url: string;
          }[];
        };
      }[];
    };
  };
  /**
   * 修改税款预测
   */
  "prediction.update": {
    params: {
      /**
       * 预测编号
       */
      predictionId: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 预估税额备注
       */
      zzshfjsExtRemark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 年度发票分页
   */
  "progress.annualInvoicePage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 排序字段
       */
      sortField?: "xxJe" | "xxSe" | "jxJe" | "jxSe";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: AnnualInvoice[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 纳税申报进度
   */
  "progress.fcpProgressView.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 申报状态
       */
      taxDeclareStatus?: 0 | 1 | 2 | 3;
      /**
       * 通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 是否已抄报
       */
      copyStatus?: 0 | 1;
      /**
       * 排序字段
       */
      sortField?: "totalAmount" | "vatAmount" | "declareTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: FilingView[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 纳税申报表摘要
   */
  "progress.fcpProgressView.queryTaxReport": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 纳税申报表
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 税号
       */
      taxlayerNo: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 申报状态
       */
      taxDeclareStatus: 0 | 1 | 2 | 3;
      /**
       * 申报时间
       */
      declareTime: string | null;
      /**
       * 申报项目
       *
       * Items: 申报项目
       */
      lines: {
        /**
         * 项目
         */
        name: string;
        /**
         * 金额
         */
        amount: number;
      }[];
      /**
       * 各税种
       *
       * Items: 税种
       */
      taxes: {
        /**
         * 申报税种编号
         */
        sbszid: number;
        /**
         * 税种
         */
        szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
        /**
         * 应缴税额
         */
        amount: number | null;
        /**
         * 申报状态
         */
        declareStatus: 0 | 1 | 2 | 3;
      }[];
    } | null;
  };
  /**
   * 进度查看详情
   */
  "progress.processView.detail": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 进度详情
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 已完成环节数
       */
      doneNum: number;
      /**
       * 应办环节数
       */
      stepNum: number;
      /**
       * 完成率
       */
      percent: number;
      /**
       * 负责人姓名
       */
      userNames: string;
      /**
       * 环节
       *
       * Items: 环节
       */
      steps: {
        /**
         * 环节
         */
        step: "arrival" | "collect" | "check" | "book" | "estimate" | "notice" | "declare" | "pay" | "close";
        /**
         * 状态
         */
        state: 0 | 1 | 2 | 3 | 9;
        /**
         * 完成时间
         */
        time: string | null;
        /**
         * 说明
         */
        content: string | null;
      }[];
    } | null;
  };
  /**
   * 进度查看分页
   */
  "progress.processView.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 发票采集
       */
      collectState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 勾选认证
       */
      checkState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 税款计算
       */
      estimateState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 税款通知
       */
      noticeState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 纳税申报
       */
      declareState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 税款缴纳
       */
      payState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 是否全部完成
       */
      isDone?: 0 | 1;
      /**
       * 是否有异常
       */
      hasFault?: 0 | 1;
      /**
       * 排序字段
       */
      sortField?: "percent" | "khbm" | "updateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: ProcessView[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 统计分页
   */
  "progress.statisticsPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 姓名
       */
      userName?: string;
      /**
       * 部门
       */
      deptId?: number;
      /**
       * 排序字段
       */
      sortField?: "companyNum" | "declaredNum" | "declareRate" | "faultNum";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: ProgressStatistics[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 下载完税证明
   */
  "progress.taxCertificate.download": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    result: Blob;
  };
  /**
   * 完税证明分页
   */
  "progress.taxCertificate.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 企业名称、税号或证明号码
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 入库日期起
       */
      startDate?: string;
      /**
       * 入库日期止
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "taxAmount" | "payTime" | "kjqj";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: TaxCertificate[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 报表图片
   */
  "report.images": {
    params: {
      /**
       * 报表键
       */
      key?: string;
    };
    /**
     * 列表
     */
    result: ReportImage[];
  };
  /**
   * 报表键
   */
  "report.keys": {
    params: {
      /**
       * 报表类别
       */
      kind?: "tax" | "finance" | "performance" | "customer";
      /**
       * 报表名称
       */
      name?: string;
    };
    /**
     * 列表
     *
     * Items: 报表
     */
    result: {
      /**
       * 报表编号
       */
      id: number;
      /**
       * 报表键
       */
      key: string;
      /**
       * 报表名称
       */
      name: string;
      /**
       * 报表类别
       */
      kind: "tax" | "finance" | "performance" | "customer";
      /**
       * 说明
       */
      description: string | null;
      /**
       * 需要选择企业
       */
      needsCompany: 0 | 1;
      /**
       * 需要选择期间
       */
      needsPeriod: 0 | 1;
    }[];
  };
  /**
   * 报表参数
   */
  "report.parameters": {
    params: {
      /**
       * 报表键
       */
      key?: string;
    };
    /**
     * 列表
     */
    result: ReportParameter[];
  };
  /**
   * 按键取报表地址
   */
  "report.urlByKey": {
    params: {
      /**
       * 报表键
       */
      key: string;
    };
    /**
     * 报表地址
     */
    result: {
      /**
       * 报表键
       */
      key: string;
      /**
       * 报表名称
       */
      name: string;
      /**
       * 报表地址
       */
      url: string;
    };
  };
  /**
   * 权益分配分页
   */
  "rights.allocation.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业或权益名称
       */
      keyword?: string;
      /**
       * 权益
       */
      rightsId?: number;
      /**
       * 权益类型
       */
      rightsKind?: "aiManager" | "invoice" | "bank" | "collect" | "proCard";
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "num" | "usedNum";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: RightsAllocation[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 分配权益
   */
  "rights.allocation.save": {
    params: {
      /**
       * 权益
       */
      rightsId: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 每家企业的数量
       */
      num: number;
    };
    /**
     * 分配结果
     */
    result: {
      /**
       * 分配的企业数
       */
      companyNum: number;
      /**
       * 剩余数量
       */
      leftNum: number;
    };
  };
  /**
   * 权益使用分页
   */
  "rights.usage.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 企业或权益名称
       */
      keyword?: string;
      /**
       * 权益
       */
      rightsId?: number;
      /**
       * 权益类型
       */
      rightsKind?: "aiManager" | "invoice" | "bank" | "collect" | "proCard";
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 使用人
       */
      userId?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "useTime" | "num";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: RightsUsage[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 新增角色
   */
  "role.add": {
    params: {
      /**
       * 角色名称
       */
      roleName: string;
      /**
       * 说明
       */
      remark?: string;
      /**
       * 权限
       */
      permissions?: RoleGrant[];
    };
    result: {
      /**
       * 角色编号
       */
      roleId: number;
    };
  };
  /**
   * 复制角色
   */
  "role.copy": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 角色名称
       */
      roleName: string;
    };
    result: {
      /**
       * 角色编号
       */
      roleId: number;
    };
  };
  /**
   * 删除角色
   */
  "role.delete": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 角色详情
   */
  "role.detail": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
    };
    result: RoleDetail;
  };
  /**
   * 角色列表
   */
  "role.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 角色名称
       */
      roleName?: string;
      /**
       * 排序字段
       */
      sortField?: "userCount";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 角色
       */
      list: Role[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 权限树
   */
  "role.permissionTree": {
    params: Record<string, never>;
    /**
     * 权限
     */
    result: PermissionNode[];
  };
  /**
   * 保存角色权限
   */
  "role.savePermissions": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 权限
       */
      permissions: RoleGrant[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改角色
   */
  "role.update": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 角色名称
       */
      roleName: string;
      /**
       * 说明
       */
      remark?: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 删除全年一次性奖金
   */
  "salary.annualLumpSumBonus.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 全年一次性奖金明细
   */
  "salary.annualLumpSumBonus.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 全年一次性奖金
     */
    result: {
      /**
       * 明细编号
       */
      id: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 薪酬方案
       */
      xctjid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 人员
       */
      ryid: number;
      /**
       * 工号
       */
      gh: string | null;
      /**
       * 姓名
       */
      xm: string;
      /**
       * 证件号码
       */
      zjhm: string;
      /**
       * 部门
       */
      bmmc: string | null;
      /**
       * 本期收入
       */
      bqsr: number;
      /**
       * 免税收入
       */
      mssr: number;
      /**
       * 本期减免税额
       */
      jmse: number;
      /**
       * 应纳税所得额
       */
      ynssde: number;
      /**
       * 税率
       */
      sl: number;
      /**
       * 速算扣除数
       */
      sskcs: number;
      /**
       * 本期应补税额
       */
      ybtse: number;
      /**
       * 税后扣款
       */
      shkk: number;
      /**
       * 实发工资
       */
      sfgz: number;
      /**
       * 备注
       */
      remark: string | null;
      /**
       * 创建时间
       */
      createTime: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    } | null;
  };
  /**
   * 导入全年一次性奖金
   */
  "salary.annualLumpSumBonus.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 全年一次性奖金列表
   */
  "salary.annualLumpSumBonus.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 姓名
       */
      keyword?: string;
      /**
       * 排序字段
       */
      sortField?: "bqsr" | "ybtse";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       *
       * Items: 全年一次性奖金
       */
      list: {
        /**
         * 明细编号
         */
        id: number;
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 薪酬方案
         */
        xctjid: number;
        /**
         * 会计年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj: number;
        /**
         * 人员
         */
        ryid: number;
        /**
         * 工号
         */
        gh: string | null;
        /**
         * 姓名
         */
        xm: string;
        /**
         * 证件号码
         */
        zjhm: string;
        /**
         * 部门
         */
        bmmc: string | null;
        /**
         * 本期收入
         */
        bqsr: number;
        /**
         * 免税收入
         */
        mssr: number;
        /**
         * 本期减免税额
         */
        jmse: number;
        /**
         * 应纳税所得额
         */
        ynssde: number;
        /**
         * 税率
         */
        sl: number;
        /**
         * 速算扣除数
         */
        sskcs: number;
        /**
         * 本期应补税额
         */
        ybtse: number;
        /**
         * 税后扣款
         */
        shkk: number;
        /**
         * 实发工资
         */
        sfgz: number;
        /**
         * 备注
         */
        remark: string | null;
        /**
         * 创建时间
         */
        createTime: string;
        /**
         * 数据版本
         */
        rowVersion?: string | null;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 批量确认薪酬
   */
  "salary.batchConfirm": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList?: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 单个企业
       */
      companyId?: number;
      /**
       * 只处理此方案
       */
      xctjid?: number;
      /**
       * 确认状态
       */
      confirmStatus?: 0 | 1;
    };
    /**
     * 批量结果
     */
    result: {
      /**
       * 成功家数
       */
      successCount: number;
      /**
       * 失败的企业
       *
       * Items: 未成功的企业
       */
      failList: {
        /**
         * 企业编号
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 批量复制薪酬
   */
  "salary.batchCopy": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList?: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 单个企业
       */
      companyId?: number;
      /**
       * 只处理此方案
       */
      xctjid?: number;
    };
    /**
     * 批量结果
     */
    result: {
      /**
       * 成功家数
       */
      successCount: number;
      /**
       * 失败的企业
       *
       * Items: 未成功的企业
       */
      failList: {
        /**
         * 企业编号
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 薪酬部门列表
   */
  "salary.bm.list": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 部门名称
       */
      deptName?: string;
      /**
       * 费用归属
       */
      fylx?: "gl" | "xs" | "yf" | "zz" | "sc";
    };
    /**
     * 列表
     */
    result: SalaryDept[];
  };
  /**
   * 保存薪酬部门
   */
  "salary.bm.save": {
    params: {
      /**
       * 薪酬部门（修改时）
       */
      bmId?: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 部门名称
       */
      deptName: string;
      /**
       * 费用归属
       */
      fylx?: "gl" | "xs" | "yf" | "zz" | "sc";
      /**
       * 负责人
       */
      fzr?: string | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 薪酬部门
       */
      bmId: number;
    };
  };
  /**
   * 批量取消确认检查
   */
  "salary.cancelConfirmBatchCheck": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 检查结果
     *
     * Items: 检查结果
     */
    result: {
      /**
       * 企业编号
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 可以取消确认
       */
      canCancel: 0 | 1;
      /**
       * 不能取消的原因
       */
      reason: string | null;
    }[];
  };
  /**
   * 薪酬确认
   */
  "salary.confirm": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 确认状态
       */
      confirmStatus?: 0 | 1;
    };
    /**
     * 确认结果
     */
    result: {
      /**
       * 薪酬表数
       */
      count: number;
    };
  };
  /**
   * 查询薪酬确认状态
   */
  "salary.confirmQuery": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 薪酬确认状态
     */
    result: {
      /**
       * 本期薪酬状态
       */
      salaryStatus: 0 | 1 | 2 | 3;
      /**
       * 薪酬表
       *
       * Items: 方案的薪酬表
       */
      sheets: {
        /**
         * 薪酬方案
         */
        xctjid: number;
        /**
         * 方案名称
         */
        xcmc: string;
        /**
         * 薪酬类型
         */
        xclx: 1 | 2 | 3 | 4 | 6 | 11 | 20;
        /**
         * 薪酬表编号
         */
        id: number | null;
        /**
         * 人数
         */
        rs: number;
        /**
         * 应发合计
         */
        yfhj: number;
        /**
         * 个人社保公积金合计
         */
        sbgrhj: number;
        /**
         * 单位社保公积金合计
         */
        sbdwhj: number;
        /**
         * 个人所得税合计
         */
        ybtse: number;
        /**
         * 实发合计
         */
        sfhj: number;
        /**
         * 确认时间
         */
        confirmTime: string | null;
        /**
         * 确认人
         */
        confirmUserName: string | null;
        /**
         * 薪酬凭证号
         */
        pzh: string | null;
        /**
         * 确认状态
         */
        confirmStatus: 0 | 1 | 2 | 3;
      }[];
    };
  };
  /**
   * 复制往期薪酬
   */
  "salary.copy": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 来源年度
       */
      sourceKjnd?: number;
      /**
       * 来源期间
       */
      sourceKjqj?: number;
      /**
       * 覆盖本期数据
       */
      overwrite?: 0 | 1;
    };
    /**
     * 复制结果
     */
    result: {
      /**
       * 复制人数
       */
      rs: number;
      /**
       * 来源年度
       */
      sourceKjnd: number;
      /**
       * 来源期间
       */
      sourceKjqj: number;
    };
  };
  /**
   * 删除累计扣除
   */
  "salary.cumulativeDeduction.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 累计至期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 累计扣除明细
   */
  "salary.cumulativeDeduction.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 累计至期间
       */
      kjqj?: number;
    };
    result: CumulativeDeduction;
  };
  /**
   * 导入累计扣除
   */
  "salary.cumulativeDeduction.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 累计扣除列表
   */
  "salary.cumulativeDeduction.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 累计至期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 数据来源
       */
      ly?: 1 | 2 | 3;
      /**
       * 姓名
       */
      keyword?: string;
      /**
       * 排序字段
       */
      sortField?: "ljsr" | "ljykjse";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: CumulativeDeduction[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 个税申报状态
   */
  "salary.declareStatus": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
    };
    /**
     * 个税申报
     */
    result: {
      /**
       * 申报状态
       */
      declareStatus: 0 | 1 | 2 | 3;
      /**
       * 申报时间
       */
      declareTime?: string | null;
      /**
       * 申报人数
       */
      rs?: number;
      /**
       * 应补退税额
       */
      ybtse?: number;
      /**
       * 扣款状态
       */
      kkzt?: 0 | 1 | 2 | 3 | 4;
      /**
       * 扣款金额
       */
      kkje?: number;
      /**
       * 扣款时间
       */
      kkTime?: string | null;
      /**
       * 税款通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 撤销申报状态
       */
      undoStatus?: 1 | null;
      /**
       * 撤销失败原因
       */
      undoErrorMsg?: string | null;
    } | null;
  };
  /**
   * 删除薪酬
   */
  "salary.delete": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 明细
       *
       * Items: 编号
       */
      idList?: number[];
      /**
       * 人员
       *
       * Items: 编号
       */
      ryidList?: number[];
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 检查有无薪酬附件
   */
  "salary.file.check": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 附件数
       */
      fileCount: number;
    };
  };
  /**
   * 删除薪酬附件
   */
  "salary.file.delete": {
    params: {
      /**
       * 附件
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 薪酬附件列表
   */
  "salary.file.list": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 附件类型
       */
      fjlx?: "gzb" | "qsd" | "sbqd" | "qt";
    };
    /**
     * 列表
     */
    result: SalaryFile[];
  };
  /**
   * 保存薪酬附件
   */
  "salary.file.save": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 文件
       */
      fileKey: string;
      /**
       * 文件名
       */
      fileName: string;
      /**
       * 附件类型
       */
      fjlx?: "gzb" | "qsd" | "sbqd" | "qt";
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 外籍人员工资列表
   */
  "salary.gzForeign.list": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 姓名
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: ForeignSalary[];
  };
  /**
   * 保存外籍人员工资
   */
  "salary.gzForeign.save": {
    params: {
      /**
       * 编号（修改时）
       */
      id?: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 人员
       */
      ryid: number;
      /**
       * 境内支付工资
       */
      jnzf: number;
      /**
       * 境外支付工资
       */
      jwzf?: number;
      /**
       * 境内工作天数
       */
      jnts: number;
      /**
       * 境外工作天数
       */
      jwts?: number;
      /**
       * 本年累计境内居住天数
       */
      ljjzts: number;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 个人所得列表
   */
  "salary.gzPersonalIncome.list": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 所得项目
       */
      sdxm?: "lxgx" | "cczr" | "orsd";
      /**
       * 姓名
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: PersonalIncome[];
  };
  /**
   * 保存个人所得
   */
  "salary.gzPersonalIncome.save": {
    params: {
      /**
       * 编号（修改时）
       */
      id?: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 人员
       */
      ryid: number;
      /**
       * 所得项目
       */
      sdxm: "lxgx" | "cczr" | "orsd";
      /**
       * 收入
       */
      sr: number;
      /**
       * 免税收入
       */
      mssr?: number;
      /**
       * 财产原值及合理费用
       */
      kcje?: number;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 减免税列表
   */
  "salary.gzRelief.list": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 减免事项
       */
      jmsx?: "cj" | "zh" | "xd" | "qt";
      /**
       * 所得项目
       */
      sdxm?: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 姓名
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: TaxRelief[];
  };
  /**
   * 保存减免税
   */
  "salary.gzRelief.save": {
    params: {
      /**
       * 编号（修改时）
       */
      id?: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 人员
       */
      ryid: number;
      /**
       * 所得项目
       */
      sdxm: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 减免事项
       */
      jmsx: "cj" | "zh" | "xd" | "qt";
      /**
       * 减免性质
       */
      jmxz?: string | null;
      /**
       * 本期减免税额
       */
      jmse: number;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 编号
       */
      id: number;
    };
  };
  /**
   * 导入薪酬
   */
  "salary.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 删除劳务报酬
   */
  "salary.labourRemuneration.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 劳务报酬明细
   */
  "salary.labourRemuneration.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 劳务报酬
     */
    result: {
      /**
       * 明细编号
       */
      id: number;
      /**
       * 企业
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 薪酬方案
       */
      xctjid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 人员
       */
      ryid: number;
      /**
       * 工号
       */
      gh: string | null;
      /**
       * 姓名
       */
      xm: string;
      /**
       * 证件号码
       */
      zjhm: string;
      /**
       * 部门
       */
      bmmc: string | null;
      /**
       * 薪酬类型
       */
      xclx: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 本期收入
       */
      bqsr: number;
      /**
       * 免税收入
       */
      mssr: number;
      /**
       * 费用
       */
      fy: number;
      /**
       * 其他扣除合计
       */
      qtkchj: number;
      /**
       * 本期减免税额
       */
      jmse: number;
      /**
       * 累计收入
       */
      ljsr: number;
      /**
       * 累计减除费用
       */
      ljjcfy: number;
      /**
       * 应纳税所得额
       */
      ynssde: number;
      /**
       * 税率
       */
      sl: number;
      /**
       * 速算扣除数
       */
      sskcs: number;
      /**
       * 累计已扣缴税额
       */
      ljykjse: number;
      /**
       * 本期应补税额
       */
      ybtse: number;
      /**
       * 税后扣款
       */
      shkk: number;
      /**
       * 实发工资
       */
      sfgz: number;
      /**
       * 备注
       */
      remark: string | null;
      /**
       * 创建时间
       */
      createTime: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    } | null;
  };
  /**
   * 导入劳务报酬
   */
  "salary.labourRemuneration.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 劳务报酬列表
   */
  "salary.labourRemuneration.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 薪酬类型
       */
      xclx?: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 姓名
       */
      keyword?: string;
      /**
       * 排序字段
       */
      sortField?: "bqsr" | "ybtse";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       *
       * Items: 劳务报酬
       */
      list: {
        /**
         * 明细编号
         */
        id: number;
        /**
         * 企业
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 薪酬方案
         */
        xctjid: number;
        /**
         * 会计年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj: number;
        /**
         * 人员
         */
        ryid: number;
        /**
         * 工号
         */
        gh: string | null;
        /**
         * 姓名
         */
        xm: string;
        /**
         * 证件号码
         */
        zjhm: string;
        /**
         * 部门
         */
        bmmc: string | null;
        /**
         * 薪酬类型
         */
        xclx: 1 | 2 | 3 | 4 | 6 | 11 | 20;
        /**
         * 本期收入
         */
        bqsr: number;
        /**
         * 免税收入
         */
        mssr: number;
        /**
         * 费用
         */
        fy: number;
        /**
         * 其他扣除合计
         */
        qtkchj: number;
        /**
         * 本期减免税额
         */
        jmse: number;
        /**
         * 累计收入
         */
        ljsr: number;
        /**
         * 累计减除费用
         */
        ljjcfy: number;
        /**
         * 应纳税所得额
         */
        ynssde: number;
        /**
         * 税率
         */
        sl: number;
        /**
         * 速算扣除数
         */
        sskcs: number;
        /**
         * 累计已扣缴税额
         */
        ljykjse: number;
        /**
         * 本期应补税额
         */
        ybtse: number;
        /**
         * 税后扣款
         */
        shkk: number;
        /**
         * 实发工资
         */
        sfgz: number;
        /**
         * 备注
         */
        remark: string | null;
        /**
         * 创建时间
         */
        createTime: string;
        /**
         * 数据版本
         */
        rowVersion?: string | null;
      }[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 删除多处所得
   */
  "salary.multiSourceIncome.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 多处所得明细
   */
  "salary.multiSourceIncome.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    result: MultiSourceIncome;
  };
  /**
   * 导入多处所得
   */
  "salary.multiSourceIncome.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 多处所得列表
   */
  "salary.multiSourceIncome.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 专项附加扣除由本单位扣除
       */
      sfbdwkc?: 0 | 1;
      /**
       * 其他扣缴单位
       */
      qtdwmc?: string;
      /**
       * 姓名
       */
      keyword?: string;
      /**
       * 排序字段
       */
      sortField?: "sr" | "ykjse";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: MultiSourceIncome[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 薪酬明细分页
   */
  "salary.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 薪酬部门
       */
      bmId?: number | null;
      /**
       * 姓名或工号
       */
      keyword?: string;
      /**
       * 薪酬类型
       */
      xclx?: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 排序字段
       */
      sortField?: "bqsr" | "ybtse" | "sfgz" | "ljsr";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: SalaryLine[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 检查人员可否删除
   */
  "salary.person.canDelete": {
    params: {
      /**
       * 人员
       */
      ryid: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以操作
       */
      allowed: 0 | 1;
      /**
       * 不可以的原因
       */
      reason: string | null;
    };
  };
  /**
   * 检查人员可否修改
   */
  "salary.person.canUpdate": {
    params: {
      /**
       * 人员
       */
      ryid: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以操作
       */
      allowed: 0 | 1;
      /**
       * 不可以的原因
       */
      reason: string | null;
    };
  };
  /**
   * 薪酬人员列表
   */
  "salary.person.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 薪酬部门
       */
      bmId?: number | null;
      /**
       * 任职受雇从业类型
       */
      cyqk?: "01" | "02" | "03" | "04" | "99";
      /**
       * 人员状态
       */
      ryzt?: 1 | 0;
      /**
       * 报送状态
       */
      bszt?: 0 | 1 | 2;
      /**
       * 证件类型
       */
      zjlx?: "201" | "208" | "210" | "213";
      /**
       * 姓名、工号或证件号码
       */
      keyword?: string;
      /**
       * 任职日期起
       */
      rzrqBegin?: string;
      /**
       * 任职日期止
       */
      rzrqEnd?: string;
      /**
       * 排序字段
       */
      sortField?: "gh" | "xm" | "rzrq";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: SalaryPerson[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 检查人员手机号
   */
  "salary.person.phoneCheck": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 本人（修改时）
       */
      ryid?: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以操作
       */
      allowed: 0 | 1;
      /**
       * 不可以的原因
       */
      reason: string | null;
    };
  };
  /**
   * 保存薪酬
   */
  "salary.save": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬类型
       */
      xclx?: 1 | 2 | 3 | 4 | 6 | 11 | 20;
      /**
       * 方案名称
       */
      xcmc?: string;
      /**
       * 人员
       *
       * Items: 人员信息
       */
      personList?: {
        /**
         * 人员（修改时）
         */
        ryid?: number;
        /**
         * 工号
         */
        gh?: string | null;
        /**
         * 姓名
         */
        xm?: string;
        /**
         * 性别
         */
        xb?: "1" | "2" | null;
        /**
         * 证件类型
         */
        zjlx?: "201" | "208" | "210" | "213";
        /**
         * 证件号码
         */
        zjhm?: string;
        /**
         * 国籍（地区）
         */
        gjdq?: string;
        /**
         * 出生日期
         */
        csrq?: string | null;
        /**
         * 手机号
         */
        phone?: string | null;
        /**
         * 薪酬部门
         */
        bmId?: number | null;
        /**
         * 职务
         */
        zw?: string | null;
        /**
         * 任职受雇从业类型
         */
        cyqk?: "01" | "02" | "03" | "04" | "99";
        /**
         * 任职受雇从业日期
         */
        rzrq?: string;
        /**
         * 离职日期
         */
        lzrq?: string | null;
        /**
         * 人员状态
         */
        ryzt?: 1 | 0;
        /**
         * 当年首次入职
         */
        sfscjy?: 0 | 1;
        /**
         * 按年扣除减除费用
         */
        sfqnkc?: 0 | 1;
        /**
         * 残疾
         */
        sfcj?: 0 | 1;
        /**
         * 孤老
         */
        sfgl?: 0 | 1;
        /**
         * 烈属
         */
        sfls?: 0 | 1;
        /**
         * 参加社保
         */
        sfcb?: 0 | 1;
        /**
         * 社保缴费基数
         */
        sbjs?: number | null;
        /**
         * 公积金缴存基数
         */
        gjjjs?: number | null;
        /**
         * 开户银行
         */
        khyh?: string | null;
        /**
         * 银行卡号
         */
        yhkh?: string | null;
        /**
         * 备注
         */
        remark?: string | null;
        /**
         * 数据版本
         */
        rowVersion?: string | null;
      }[];
      /**
       * 明细
       *
       * Items: 薪酬明细
       */
      lineList?: {
        /**
         * 人员
         */
        ryid: number;
        /**
         * 基本工资
         */
        jbgz?: number;
        /**
         * 岗位工资
         */
        gwgz?: number;
        /**
         * 绩效工资
         */
        jxgz?: number;
        /**
         * 津贴补贴
         */
        jtbt?: number;
        /**
         * 加班费
         */
        jbf?: number;
        /**
         * 其他应发
         */
        qtyf?: number;
        /**
         * 缺勤扣款
         */
        kqkk?: number;
        /**
         * 本期收入
         */
        bqsr?: number;
        /**
         * 养老保险（个人）
         */
        yanglaoGr?: number;
        /**
         * 医疗保险（个人）
         */
        yiliaoGr?: number;
        /**
         * 失业保险（个人）
         */
        shiyeGr?: number;
        /**
         * 住房公积金（个人）
         */
        gjjGr?: number;
        /**
         * 养老保险（单位）
         */
        yanglaoDw?: number;
        /**
         * 医疗保险（单位）
         */
        yiliaoDw?: number;
        /**
         * 失业保险（单位）
         */
        shiyeDw?: number;
        /**
         * 工伤保险（单位）
         */
        gongshangDw?: number;
        /**
         * 住房公积金（单位）
         */
        gjjDw?: number;
        /**
         * 企业年金
         */
        nj?: number;
        /**
         * 商业健康保险
         */
        syjkx?: number;
        /**
         * 个人养老金
         */
        gryl?: number;
        /**
         * 其他扣除
         */
        qtkc?: number;
        /**
         * 免税收入
         */
        mssr?: number;
        /**
         * 当地上年职工年平均工资
         */
        pjgz?: number;
        /**
         * 税后扣款
         */
        shkk?: number;
        /**
         * 备注
         */
        remark?: string | null;
        /**
         * 数据版本
         */
        rowVersion?: string | null;
      }[];
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 薪酬方案
       */
      xctjid: number | null;
      /**
       * 保存的人员
       *
       * Items: 人员
       */
      ryidList: number[];
      /**
       * 薪酬表
       */
      sheet: {
        /**
         * 薪酬表编号
         */
        id: number;
        /**
         * 人数
         */
        rs: number;
        /**
         * 应发合计
         */
        yfhj: number;
        /**
         * 个人所得税合计
         */
        ybtse: number;
        /**
         * 实发合计
         */
        sfhj: number;
      } | null;
    };
  };
  /**
   * 社保同步比对
   */
  "salary.sbSync.compare": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
    };
    /**
     * 比对结果
     */
    result: {
      /**
       * 比对人数
       */
      rs: number;
      /**
       * 有差异人数
       */
      cyrs: number;
    };
  };
  /**
   * 社保同步明细
   */
  "salary.sbSync.detail": {
    params: {
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 比对状态
       */
      state?: 0 | 1 | 2 | 3;
      /**
       * 姓名
       */
      keyword?: string;
    };
    /**
     * 列表
     */
    result: SalarySbSync[];
  };
  /**
   * 处理社保差异
   */
  "salary.sbSync.handle": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 处理方式
       */
      handleType: 1 | 2;
      /**
       * 比对明细
       *
       * Items: 编号
       */
      idList?: number[];
    };
    /**
     * 处理结果
     */
    result: {
      /**
       * 处理人数
       */
      count: number;
    };
  };
  /**
   * 删除专项附加扣除
   */
  "salary.specialAdditionalDeduction.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 扣除年度
       */
      kjnd?: number;
      /**
       * 报送期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 专项附加扣除明细
   */
  "salary.specialAdditionalDeduction.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 扣除年度
       */
      kjnd?: number;
      /**
       * 报送期间
       */
      kjqj?: number;
    };
    result: SpecialAdditionalDeduction;
  };
  /**
   * 导入专项附加扣除
   */
  "salary.specialAdditionalDeduction.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 专项附加扣除列表
   */
  "salary.specialAdditionalDeduction.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 扣除年度
       */
      kjnd?: number;
      /**
       * 报送期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 扣除项目
       */
      kclx?: "znjy" | "yyezh" | "jxjy" | "zfdk" | "zfzj" | "sylr";
      /**
       * 数据来源
       */
      ly?: 1 | 2 | 3;
      /**
       * 姓名
       */
      keyword?: string;
    };
    result: {
      /**
       * 列表
       */
      list: SpecialAdditionalDeduction[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 删除股权激励所得
   */
  "salary.stockIncome.delete": {
    params: {
      /**
       * 编号
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 删除结果
     */
    result: {
      /**
       * 删除条数
       */
      count: number;
    };
  };
  /**
   * 股权激励所得明细
   */
  "salary.stockIncome.detail": {
    params: {
      /**
       * 编号
       */
      id: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    result: StockIncome;
  };
  /**
   * 导入股权激励所得
   */
  "salary.stockIncome.import": {
    params: {
      /**
       * 企业
       */
      companyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 薪酬方案
       */
      xctjid?: number;
      /**
       * 导入文件
       */
      multipartFile: Blob;
    };
    /**
     * 导入任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 数据行数
       */
      rowCount: number;
    };
  };
  /**
   * 股权激励所得列表
   */
  "salary.stockIncome.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业
       */
      companyId?: number;
      /**
       * 薪酬方案
       */
      xctjid?: number | null;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 人员
       */
      ryid?: number;
      /**
       * 激励类型
       */
      gqlx?: "gpqq" | "gpzzq" | "xzxgp" | "gqjl";
      /**
       * 姓名
       */
      keyword?: string;
      /**
       * 排序字段
       */
      sortField?: "bqsr" | "ybtse";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: StockIncome[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 登录账号信息
   */
  "session.customerInfo": {
    params: Record<string, never>;
    result: LoginInfo;
  };
  /**
   * 用单点登录票据换取令牌
   */
  "session.exchangeTicket": {
    params: {
      /**
       * 登录票据
       */
      ticket: string;
    };
    result: {
      /**
       * 访问令牌
       */
      accessToken: string;
      /**
       * 刷新令牌
       */
      refreshToken?: string;
    };
  };
  /**
   * 按域名查询认证地址
   */
  "session.findAuthDomain": {
    params: {
      /**
       * 域名
       */
      domain?: string;
      /**
       * 服务机构
       */
      gsid?: number;
    };
    /**
     * 列表
     *
     * Items: 认证地址
     */
    result: {
      /**
       * 地址
       */
      url: string;
    }[];
  };
  /**
   * 生成服务票据
   */
  "session.generateServiceTicket": {
    params: Record<string, never>;
    /**
     * 服务票据
     */
    result: {
      /**
       * 票据
       */
      ticket: string;
    };
  };
  /**
   * 强制修改密码
   */
  "session.pwdForceUpdate": {
    params: {
      /**
       * 新密码
       */
      newPwd: string;
      /**
       * 登录状态凭据
       */
      state: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 生成分享登录码
   */
  "session.shareLogin": {
    params: {
      /**
       * 有效时长（小时）
       */
      effectTime: 2 | 8 | 12 | 24 | 48;
      /**
       * 要延长的分享登录码
       */
      shareCode?: string;
    };
    /**
     * 分享登录码
     */
    result: {
      /**
       * 分享登录码
       */
      shareCode: string;
    };
  };
  /**
   * 退出登录
   */
  "session.signOut": {
    params: Record<string, never>;
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 暂存特殊情况
   */
  "specialCase.confirmTempSave": {
    params: {
      /**
       * 统计确认状态
       */
      confirmationStatus?: 0 | 1 | 2 | 3;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
      /**
       * 扣款时间
       */
      paymentTime?: string | null;
      /**
       * 扣款时间类型
       */
      paymentTimeType?: 0 | 1 | 2 | 3 | 4 | null;
      /**
       * 预测编号
       */
      predictionId?: number | null;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 特殊情况
       *
       * Items: 特殊情况
       */
      specialConditions: {
        /**
         * 金额
         */
        amount?: number | null;
        /**
         * 税率（征收率）
         */
        sl?: number | null;
        /**
         * 备注
         */
        bz?: string | null;
        /**
         * 附件地址
         */
        annexUrl?: string | null;
        /**
         * 附件类型
         */
        fileType?: 1 | 2 | null;
        /**
         * 特殊情况类型
         */
        specialType: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * 附件
         *
         * Items: 附件
         */
        annexList?: {
          /**
           * 附件名称
           */
          name: string;
          /**
           * 附件地址
           */
          url: string;
          /**
           * 附件类型
           */
          fileType: 1 | 2;
        }[];
      }[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 暂存结果
     */
    result: {
      /**
       * 已保存项数
       */
      savedCount: number;
      /**
       * 未填写完整的项目
       *
       * Items: 项目
       */
      incompleteList: string[];
    };
  };
  /**
   * 特殊情况详情
   */
  "specialCase.detail": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 申报税种编号
       */
      sbszId?: number | null;
    };
    /**
     * 列表
     */
    result: SpecialCaseDetail[];
  };
  /**
   * 特殊情况类型列表
   */
  "specialCase.typeList": {
    params: {
      /**
       * 纳税人类型
       */
      nsrType?: "001" | "101";
    };
    /**
     * 列表
     *
     * Items: 特殊情况类型
     */
    result: {
      /**
       * 类型名称
       */
      name: string;
      /**
       * 类型编号
       */
      id: number;
      /**
       * 类型代码
       */
      code: "jxzc" | "fwskf" | "lkys" | "wdyj" | "wpsr" | "qt";
      /**
       * 适用纳税人类型
       */
      nsrType: "001" | "101" | null;
      /**
       * 需填金额
       */
      needAmount: boolean;
      /**
       * 需填备注
       */
      needRemark: boolean;
      /**
       * 需上传附件
       */
      needAnnex: boolean;
    }[];
  };
  /**
   * 是否已有核算
   */
  "subject.accountingExists": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目
       */
      subjectId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 核算情况
     */
    result: {
      /**
       * 已有核算
       */
      exists: boolean;
      /**
       * 最早核算期间
       */
      firstPeriod: string | null;
      /**
       * 最近核算期间
       */
      lastPeriod: string | null;
    };
  };
  /**
   * 是否存在余额
   */
  "subject.balanceExists": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目
       */
      subjectId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 余额情况
     */
    result: {
      /**
       * 存在余额
       */
      exists: boolean;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 有余额的科目数
       */
      subjectCount: number;
    };
  };
  /**
   * 批量新增科目
   */
  "subject.batchAdd": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 会计制度
       */
      kjzd?: 1 | 3 | 4 | 6 | 10 | 11;
      /**
       * 科目清单
       *
       * Items: 科目
       */
      subjects?: {
        /**
         * 科目代码
         */
        kmdm: string;
        /**
         * 科目名称
         */
        kmmc: string;
        /**
         * 余额方向
         */
        yefx?: 1 | 2;
        /**
         * 科目类别
         */
        kmlb?: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * 助记码
         */
        zjm?: string | null;
      }[];
    };
    /**
     * 批量新增结果
     */
    result: {
      /**
       * 新增数量
       */
      addedCount: number;
      /**
       * 已存在而跳过的数量
       */
      skippedCount: number;
    };
  };
  /**
   * 科目编码重复检查
   */
  "subject.checkDuplicateCode": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目代码
       */
      kmdm: string;
      /**
       * 本科目
       */
      id?: number;
    };
    /**
     * 重复检查结果
     */
    result: {
      /**
       * 已存在
       */
      duplicate: boolean;
      /**
       * 已有科目代码
       */
      kmdm: string | null;
      /**
       * 已有科目名称
       */
      kmmc: string | null;
    };
  };
  /**
   * 科目名称重复检查
   */
  "subject.checkDuplicateName": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目名称
       */
      kmmc: string;
      /**
       * 上级科目代码
       */
      parentCode?: string;
      /**
       * 本科目
       */
      id?: number;
    };
    /**
     * 重复检查结果
     */
    result: {
      /**
       * 已存在
       */
      duplicate: boolean;
      /**
       * 已有科目代码
       */
      kmdm: string | null;
      /**
       * 已有科目名称
       */
      kmmc: string | null;
    };
  };
  /**
   * 删除科目
   */
  "subject.delete": {
    params: {
      /**
       * 科目编号
       */
      id: number;
      /**
       * 账套
       */
      ztdm: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 启用科目
   */
  "subject.enable": {
    params: {
      /**
       * 科目编号
       */
      id: number;
      /**
       * 账套
       */
      ztdm: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 冻结科目
   */
  "subject.freeze": {
    params: {
      /**
       * 科目编号
       */
      id: number;
      /**
       * 账套
       */
      ztdm: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 获取下一科目编码
   */
  "subject.nextCode": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 上级科目代码
       */
      parentCode: string;
    };
    /**
     * 下一科目代码
     */
    result: {
      /**
       * 科目代码
       */
      kmdm: string;
      /**
       * 上级科目代码
       */
      parentCode: string;
      /**
       * 上级科目名称
       */
      parentName: string;
    };
  };
  /**
   * 新增科目
   */
  "subject.save": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目代码
       */
      kmdm: string;
      /**
       * 科目类别
       */
      kmlb?: 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 余额方向
       */
      yefx?: 1 | 2;
      /**
       * 科目名称
       */
      kmmc: string;
      /**
       * 辅助核算类型
       *
       * Items: 辅助核算类型
       */
      fzhs?: number[];
      /**
       * 现金科目
       */
      isCash?: 0 | 1;
      /**
       * 数量核算
       */
      isQuantity?: 0 | 1;
      /**
       * 计量单位
       */
      unit?: string | null;
      /**
       * 核算币种
       */
      bzdm?: string | null;
      /**
       * 助记码
       */
      zjm?: string | null;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 科目编号
       */
      id: number;
    };
  };
  /**
   * 查询科目
   */
  "subject.select": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 代码、名称或助记码
       */
      keyword?: string;
      /**
       * 科目类别
       */
      kmlb?: 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 科目级次
       */
      level?: number;
      /**
       * 末级科目
       */
      isLeaf?: 0 | 1;
      /**
       * 启用状态
       */
      status?: 1 | 0;
      /**
       * 系统科目
       */
      isSystem?: 0 | 1;
    };
    /**
     * 列表
     */
    result: SubjectRow[];
  };
  /**
   * 科目树
   */
  "subject.tree": {
    params: {
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 科目类别
       */
      kmlb?: 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 启用状态
       */
      status?: 1 | 0;
    };
    /**
     * 列表
     */
    result: SubjectNode[];
  };
  /**
   * 修改科目
   */
  "subject.update": {
    params: {
      /**
       * 科目编号
       */
      id: number;
      /**
       * 账套
       */
      ztdm: number;
      /**
       * 余额方向
       */
      yefx?: 1 | 2;
      /**
       * 科目名称
       */
      kmmc?: string;
      /**
       * 辅助核算类型
       *
       * Items: 辅助核算类型
       */
      fzhs?: number[];
      /**
       * 现金科目
       */
      isCash?: 0 | 1;
      /**
       * 数量核算
       */
      isQuantity?: 0 | 1;
      /**
       * 计量单位
       */
      unit?: string | null;
      /**
       * 核算币种
       */
      bzdm?: string | null;
      /**
       * 助记码
       */
      zjm?: string | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改科目状态
   */
  "subject.updateStatus": {
    params: {
      /**
       * 科目
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 启用状态
       */
      status: 1 | 0;
    };
    /**
     * 修改数量
     */
    result: number;
  };
  /**
   * 删除校验
   */
  "subject.validateRemoval": {
    params: {
      /**
       * 科目编号
       */
      id: number;
      /**
       * 账套
       */
      ztdm?: number;
    };
    /**
     * 删除校验结果
     */
    result: {
      /**
       * 可以删除
       */
      removable: boolean;
      /**
       * 不能删除的原因
       *
       * Items: 原因
       */
      reasons: string[];
    };
  };
  /**
   * 批量取数检查
   */
  "taskCentre.batchFetchCheck": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以取数的企业
       *
       * Items: 企业编号
       */
      successQyIdList: number[];
      /**
       * 不能取数的企业
       *
       * Items: 企业
       */
      failList: {
        /**
         * 企业
         */
        qyid: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 群发通知结果查询
   */
  "taskCentre.copyDataAndCheckNoticeResult": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    /**
     * 群发结果
     */
    result: {
      /**
       * 进度
       */
      process: 0 | 2 | 3;
      /**
       * 结果键
       */
      copyResultKey: string;
    };
  };
  /**
   * 任务数量
   */
  "taskCentre.count": {
    params: Record<string, never>;
    result: {
      /**
       * 进行中
       */
      processing: number;
      /**
       * 成功
       */
      success: number;
      /**
       * 失败
       */
      error: number;
      /**
       * 部分失败
       */
      partial: number;
      /**
       * 全部
       */
      total: number;
    };
  };
  /**
   * 创建导出任务
   */
  "taskCentre.export": {
    params: {
      /**
       * 文件类型
       */
      fileType: "EXCEL";
      /**
       * 报表类型
       */
      reportType: "TG_YGSJ" | "screen";
      /**
       * 导出条件
       */
      extendParam: {
        /**
         * 界面
         */
        screen?: string;
        /**
         * 筛选条件
         */
        params?: {
          [k: string]: unknown;
        };
        /**
         * 列
         */
        columns?: string[];
        /**
         * 所选数据
         */
        selection?: (string | number)[];
        /**
         * 页签
         */
        tab?: string;
        /**
         * 企业
         */
        qyid?: number;
        /**
         * 勾选年度
         */
        gxnd?: number;
        /**
         * 勾选月份
         */
        gxyf?: number;
        /**
         * 发票号码或销方名称
         */
        fuzzyMatch?: string;
        /**
         * 开票项目
         */
        kpxmFuzzyMatch?: string;
        /**
         * 开票日期起
         */
        kprqStart?: string;
        /**
         * 开票日期止
         */
        kprqEnd?: string;
        /**
         * 发票种类
         *
         * Items: 发票种类
         */
        fpzlList?: ("81" | "82" | "01" | "03" | "04" | "08" | "10" | "14" | "17" | "51" | "61")[];
        /**
         * 勾选状态
         *
         * Items: 勾选状态
         */
        tgGxztList?: (0 | 1)[];
        /**
         * 认证状态
         *
         * Items: 认证状态
         */
        rzztList?: (0 | 1 | 2)[];
        /**
         * 抵扣状态
         *
         * Items: 抵扣状态
         */
        dkztList?: (0 | 1 | 2 | 4 | 5)[];
        /**
         * 风险等级
         *
         * Items: 风险等级
         */
        glztList?: (0 | 1 | 2)[];
        /**
         * 发票状态
         *
         * Items: 发票状态
         */
        fpztList?: (-1 | 0 | 1 | 3 | 4)[];
        /**
         * 永不勾选
         *
         * Items: 永不勾选
         */
        canCheckStatusList?: (-1 | 0 | 1)[];
        /**
         * 红字锁定
         *
         * Items: 红字锁定
         */
        sdbzList?: (0 | 1)[];
        /**
         * 税额下限
         */
        sehjMin?: number | null;
        /**
         * 税额上限
         */
        sehjMax?: number | null;
        /**
         * 发票
         *
         * Items: 发票编号
         */
        invoiceIdList?: number[];
        /**
         * 帮我选
         */
        recommend?: 0 | 1;
        /**
         * 期望应纳税额
         */
        recommendAmount?: number | null;
        /**
         * 销项税额
         */
        xxTaxAmount?: number | null;
        /**
         * 上期留抵金额
         */
        sqldAmount?: number | null;
        /**
         * 本期转出金额
         */
        bqzcAmount?: number | null;
        /**
         * 排序字段
         */
        orderColumn?: "kprq" | "fphm" | "jehj" | "sehj" | "yxse" | "xhdwMc" | "fpzl";
        /**
         * 排序方向
         */
        order?: "asc" | "desc";
      };
    };
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 任务文件与状态
   */
  "taskCentre.fileList": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
      /**
       * 类型
       */
      type?: string;
      /**
       * 打开方式
       */
      target?: string;
    };
    result: Task;
  };
  /**
   * 导出任务进度
   */
  "taskCentre.getReportFileTaskId": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    result: Task;
  };
  /**
   * 重试任务
   */
  "taskCentre.retry": {
    params: {
      /**
       * 任务编号
       */
      taskid: string;
    };
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 任务列表
   */
  "taskCentre.taskFileList": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 状态
       */
      status?: 0 | 1 | 2 | 3;
    };
    result: {
      /**
       * 任务
       */
      list: Task[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 税务数据取数
   */
  "taskCentre.taxData.fetch": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 发起结果
     */
    result: {
      /**
       * 发起的企业数
       */
      startNum: number;
      /**
       * 任务编号
       *
       * Items: 任务编号
       */
      taskidList: string[];
    };
  };
  /**
   * 税务数据取数状态
   */
  "taskCentre.taxData.fetchStatus": {
    params: {
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 企业
       */
      companyId?: number;
    };
    /**
     * 列表
     */
    result: FetchTask[];
  };
  /**
   * 增值税通知前检查
   */
  "taxConfirm.checkZzsNotice": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 企业
       */
      qyId?: number | null;
      /**
       * 公司编号
       */
      gsId?: number | null;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 通过企业数
       */
      successCount: number;
      /**
       * 未通过企业数
       */
      failCount: number;
      /**
       * 失败原因文件
       */
      failReasonKey: string | null;
    };
  };
  /**
   * 税款确认检查
   */
  "taxConfirm.confirmCheck": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 企业
       */
      qyId?: number | null;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 通过企业数
       */
      successCount: number;
      /**
       * 未通过企业数
       */
      failCount: number;
      /**
       * 失败原因文件
       */
      failReasonKey: string | null;
      /**
       * 通过的企业
       *
       * Items: 企业编号
       */
      successQyIdList: number[];
    };
  };
  /**
   * 通知税款
   */
  "taxConfirm.confirmTax": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 操作类型
       */
      operationType: 1 | 2 | 3;
      /**
       * 税款状态
       */
      taxStatus: "correct" | "doubtful";
      /**
       * 疑义状态
       */
      doubtState?: 0 | 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 企业
       */
      qyId?: number | null;
      /**
       * 疑义内容
       */
      content?: string | null;
      /**
       * 扣款时间类型
       */
      paymentTimeType?: 1 | 2 | 0 | null;
      /**
       * 扣款时间
       */
      paymentTime?: string | null;
      /**
       * 图片
       *
       * Items: 图片
       */
      fileKeyList?: string[];
      /**
       * 税款通知
       *
       * Items: 税款通知
       */
      noticeTaxReqList?: {
        /**
         * 企业
         */
        qyId: number;
        /**
         * 会计年度
         */
        kjnd?: number;
        /**
         * 会计期间
         */
        kjqj?: number;
        /**
         * 预测编号
         */
        predictionId?: number | null;
        /**
         * 申报税种编号
         */
        sbszId?: number | null;
        /**
         * 税种
         */
        szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
        /**
         * 税额
         */
        taxAmount?: number | null;
        /**
         * 扣款时间
         */
        paymentTime?: string | null;
        /**
         * 扣款时间类型
         */
        paymentTimeType?: 0 | 1 | 2 | 3 | 4 | null;
        /**
         * 特殊情况
         *
         * Items: 特殊情况
         */
        specialConditions?: {
          /**
           * 金额
           */
          amount?: number | null;
          /**
           * 备注
           */
          bz?: string | null;
          /**
           * 附件地址
           */
          annexUrl?: string | null;
          /**
           * 附件类型
           */
          fileType?: 1 | 2 | null;
          /**
           * 特殊情况类型
           */
          specialType: 1 | 2 | 3 | 4 | 5 | 6;
        }[];
        /**
         * 统计确认状态
         */
        confirmationStatus?: 0 | 1 | 2 | 3 | null;
        /**
         * 纳税人类型
         */
        nsrType?: "001" | "101" | null;
        /**
         * 来源
         */
        source?: number | null;
        /**
         * 疑义内容
         */
        content?: string | null;
        /**
         * 图片
         *
         * Items: 图片
         */
        fileKeyList?: string[];
        /**
         * 勾选情况
         */
        checkStatus?: -1 | 0 | 1 | null;
        /**
         * 忽略劳务报酬综合校验
         */
        ignoreLwbczhCheck?: 0 | 1;
        /**
         * 通知状态
         */
        noticeTaxType?: 0 | 1 | 2 | 3 | null;
        /**
         * 申报状态
         */
        taxDeclareStatus?: 0 | 1 | 2 | 3 | null;
        /**
         * 撤销申报状态
         */
        undoStatus?: number | null;
        /**
         * 可撤销
         */
        canCancel?: 0 | 1;
        /**
         * 撤销提示
         */
        cancelNotice?: string | null;
        /**
         * 报表名称
         */
        reportName?: string | null;
        /**
         * 工资主表
         *
         * Items: 工资主表
         */
        gzZbInfoList?: {
          /**
           * 薪酬类型
           */
          xclxStr: string;
          /**
           * 税额
           */
          se: number | null;
        }[];
        /**
         * 个人所得税税额
         */
        grsdsSe?: number | null;
      }[];
    };
    /**
     * 通知结果
     */
    result: {
      /**
       * 失败企业数
       */
      failCount: number;
      /**
       * 失败原因文件
       */
      failReasonKey: string | null;
    };
  };
  /**
   * 下载失败原因
   */
  "taxConfirm.failReason.download": {
    params: {
      /**
       * 失败原因文件
       */
      key: string;
    };
    result: Blob;
  };
  /**
   * 撤销确认结果
   */
  "taxConfirm.getCancelConfirmResult": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
    };
    /**
     * 列表
     *
     * Items: 撤销结果
     */
    result: {
      /**
       * 企业编号
       */
      companyId: number;
      /**
       * 撤销状态
       */
      cancelStatus: 0 | 1 | 2 | 3 | null;
      /**
       * 撤销失败原因
       */
      cancelErrorMessage: string | null;
      /**
       * 撤销失败原因（列表）
       */
      cancelErrorMsg: string | null;
    }[];
  };
  /**
   * 税款确认
   */
  "taxConfirm.postConfirm": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
    };
    /**
     * 确认结果
     */
    result: {
      /**
       * 通过企业数
       */
      successCount: number;
      /**
       * 未通过企业数
       */
      failCount: number;
      /**
       * 失败原因文件
       */
      failReasonKey: string | null;
      /**
       * 已确认的企业
       *
       * Items: 企业编号
       */
      successQyIdList: number[];
    };
  };
  /**
   * 下发统计确认任务
   */
  "taxConfirm.sendCheckConfirmTask": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      companyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 任务类型
       */
      taskType: 71 | 2;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量设置抄报状态
   */
  "taxDeclare.batchSetCopyStatus": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 抄报状态
       */
      copyStatus: 0 | 1;
      /**
       * 确认类型
       */
      confirmType?: number;
    };
    /**
     * 设置结果
     */
    result: {
      /**
       * 已设置企业数
       */
      changedCount: number;
    };
  };
  /**
   * 批量提交申报
   */
  "taxDeclare.batchSubmit": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 确认类型
       */
      confirmType?: number;
    };
    /**
     * 提交结果
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string | null;
      /**
       * 已提交企业数
       */
      successCount: number;
      /**
       * 未提交企业数
       */
      failCount: number;
      /**
       * 未提交的企业
       *
       * Items: 企业
       */
      failList: {
        /**
         * 企业编号
         */
        companyId: number;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
    };
  };
  /**
   * 税款确认信息
   */
  "taxDeclare.confirmInfo": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 申报税种编号
       */
      sbszid?: number | null;
      /**
       * 税种
       */
      szid?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
    };
    /**
     * 税款确认信息
     */
    result: {
      /**
       * 企业编号
       */
      companyId: number;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 税款确认状态
       */
      taxConfirmState: number;
      /**
       * 确认税额
       */
      qrzzse: number | null;
      /**
       * 预估增值税及附加
       */
      zzshfjs: number | null;
      /**
       * 通知状态
       */
      noticeTaxType: 0 | 1 | 2 | 3;
      /**
       * 疑义状态
       */
      doubtState: 0 | 1 | 2 | 3 | 4 | 5;
      /**
       * 疑义内容
       */
      content: string | null;
      /**
       * 扣款时间类型
       */
      paymentTimeType: 0 | 1 | 2 | 3 | 4 | null;
      /**
       * 扣款时间
       */
      payTime: string | null;
      /**
       * 申报状态
       */
      taxDeclareStatus: 0 | 1 | 2 | 3;
      /**
       * 抄报状态
       */
      copyStatus: 0 | 1;
      /**
       * 税款明细
       *
       * Items: 税款
       */
      taxPredictionDetailList: {
        /**
         * 税种
         */
        szid: 1 | 4 | 5 | 6 | 99;
        /**
         * 税额
         */
        se: number | null;
      }[];
    };
  };
  /**
   * 申报抄报状态
   */
  "taxDeclare.copyStatus": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 抄报状态
     */
    result: {
      /**
       * 抄报状态
       */
      copyStatus: 0 | 1;
      /**
       * 申报状态
       */
      taxDeclareStatus: 0 | 1 | 2 | 3;
      /**
       * 申报时间
       */
      declareTime: string | null;
    };
  };
  /**
   * 汇算清缴分页
   */
  "taxDeclare.hsqj.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 清缴年度
       */
      kjnd: number;
      /**
       * 清缴进度
       */
      status?: "pending" | "calculated" | "notified" | "declared" | "paid";
      /**
       * 通知状态
       */
      noticeTaxType?: 0 | 1 | 2 | 3;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 企业名称或税号
       */
      fuzzyMatch?: string;
      /**
       * 应补退税额下限
       */
      ybtseMin?: number | null;
      /**
       * 应补退税额上限
       */
      ybtseMax?: number | null;
      /**
       * 排序字段
       */
      sortField?: "companyName" | "ynssde" | "ybtse" | "updateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: AnnualSettlement[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 代理短信验证码登录
   */
  "taxLogin.agentSmsCodeLogin": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 密码
       */
      password?: string;
      /**
       * 短信验证码
       */
      smsCode: string;
      /**
       * 短信验证码编号
       */
      smsCodeId: string;
    };
    /**
     * 登录结果
     */
    result: {
      /**
       * 登录成功
       */
      loginSuccess: boolean;
      /**
       * 登录失败原因
       */
      loginFailCause: string | null;
    };
  };
  /**
   * 扫码账号与标签列表
   */
  "taxLogin.appScanAccountAndLabelList": {
    params: {
      /**
       * 企业
       */
      qyid?: number;
    };
    result:
      | {
          /**
           * 登录账号
           */
          account: string;
          /**
           * 标签
           */
          label: string | null;
          /**
           * 手机号
           */
          phone: string;
        }[]
      | {
          /**
           * 返回码
           */
          code: string;
          /**
           * 提示信息
           */
          message: string | null;
          /**
           * 列表
           *
           * Items: 扫码账号
           */
          result: {
            /**
             * 登录账号
             */
            account: string;
            /**
             * 标签
             */
            label: string | null;
            /**
             * 手机号
             */
            phone: string;
          }[];
        };
  };
  /**
   * 短信验证码登录
   */
  "taxLogin.doLoginApp": {
    params: {
      /**
       * 密码
       */
      password?: string;
      /**
       * 办税人手机号
       */
      phone: string;
      /**
       * 用户名
       */
      account: string;
      /**
       * 所属地区
       */
      areaCode:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 企业
       */
      qyid: number;
      /**
       * 短信验证码
       */
      verifyCode: string;
      /**
       * 短信验证码编号
       */
      smsCodeId: string;
      /**
       * 办税人员身份
       */
      bsrlx?: string | null;
      /**
       * 验证方式
       */
      verifyType?: 0 | 1;
      /**
       * 证件号码
       */
      idCard?: string | null;
    };
    /**
     * 登录结果
     */
    result: {
      /**
       * 登录成功
       */
      loginSuccess: boolean;
      /**
       * 登录失败原因
       */
      loginFailCause: string | null;
    };
  };
  /**
   * 仅支持加强验证的地区
   */
  "taxLogin.getOnlyStrengthenCheckAreas": {
    params: Record<string, never>;
    /**
     * 地区
     *
     * Items: 地区
     */
    result: {
      /**
       * 省份
       */
      provinceId:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 地区名称
       */
      name: string;
    }[];
  };
  /**
   * 查询手机号Pro状态
   */
  "taxLogin.getPhoneProInfo": {
    params: {
      /**
       * 手机号
       */
      phone: string;
    };
    /**
     * Pro 状态
     */
    result: {
      /**
       * Pro 开通状态
       */
      activeState: 0 | 1;
    };
  };
  /**
   * 支持加强验证的地区
   */
  "taxLogin.getSupportStrengthenCheckAreas": {
    params: Record<string, never>;
    /**
     * 地区
     *
     * Items: 地区
     */
    result: {
      /**
       * 省份
       */
      provinceId:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 地区名称
       */
      name: string;
    }[];
  };
  /**
   * 支持企业加强验证的地区
   */
  "taxLogin.getSupportStrengthenCheckQyAreas": {
    params: Record<string, never>;
    /**
     * 地区
     *
     * Items: 地区
     */
    result: {
      /**
       * 省份
       */
      provinceId:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 地区名称
       */
      name: string;
    }[];
  };
  /**
   * 个税短信登录
   */
  "taxLogin.gsSmsLogin": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 密码
       */
      password?: string;
      /**
       * 短信验证码
       */
      smsCode: string;
      /**
       * 短信验证码编号
       */
      smsCodeId: string;
    };
    /**
     * 登录结果
     */
    result: {
      /**
       * 登录成功
       */
      loginSuccess: boolean;
      /**
       * 登录失败原因
       */
      loginFailCause: string | null;
    };
  };
  /**
   * 短信验证码修改个税密码
   */
  "taxLogin.modifyGsMmBySmsCode": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 新密码
       */
      password: string;
      /**
       * 短信验证码
       */
      smsCode: string;
      /**
       * 短信验证码编号
       */
      smsCodeId: string;
    };
    /**
     * 登录结果
     */
    result: {
      /**
       * 登录成功
       */
      loginSuccess: boolean;
      /**
       * 登录失败原因
       */
      loginFailCause: string | null;
    };
  };
  /**
   * 修改个税密码发送短信
   */
  "taxLogin.modifyGsMmSendSmsCode": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 发送结果
       */
      sendStatus: 0 | 1 | 2 | 3 | 4;
      /**
       * 发送说明
       */
      sendDesc: string | null;
      /**
       * 税局返回码
       */
      sjCode: number | null;
      /**
       * 短信验证码编号
       */
      smsCodeId: string | null;
    };
  };
  /**
   * 查询企业税局账号
   */
  "taxLogin.queryCompanyTaxAccountInfo": {
    params: {
      /**
       * 企业
       */
      companyId: number;
    };
    /**
     * 税局账号
     */
    result: {
      /**
       * 办税人手机号
       */
      phone: string | null;
      /**
       * 用户名
       */
      userName: string | null;
      /**
       * 密码
       */
      pwd: string | null;
      /**
       * 登录方式
       */
      dlfsTypeCode: "1" | "2" | "3" | "4" | null;
      /**
       * 办税人员身份
       */
      taxRealBsrlxmc: string | null;
      /**
       * 所属地区
       */
      areaCode:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65"
        | null;
      /**
       * 账号状态
       */
      loginState: 0 | 1 | 2;
      /**
       * 最近登录时间
       */
      lastLoginTime: string | null;
      /**
       * 最近失败原因
       */
      failCause: string | null;
    };
  };
  /**
   * 个税APP扫码灰度公司
   */
  "taxLogin.queryGsAppScanHdGsids": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 列表
     *
     * Items: 公司
     */
    result: {
      /**
       * 公司编号
       */
      gsid: number;
    }[];
  };
  /**
   * 按手机号查询个税密码
   */
  "taxLogin.queryPhoneGsmm": {
    params: {
      /**
       * 手机号
       */
      phone: string;
    };
    /**
     * 个税密码
     */
    result: {
      /**
       * 已保存密码
       */
      hasPassword: boolean;
      /**
       * 登录账号
       */
      account: string | null;
      /**
       * 登录账号类型
       */
      accountType: 1 | 2 | 3 | null;
      /**
       * 密码（掩码）
       */
      password: string | null;
      /**
       * 保存时间
       */
      updateTime: string | null;
    };
  };
  /**
   * 发送代理短信验证码
   */
  "taxLogin.sendAgentSmsCode": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 发送结果
       */
      sendStatus: 0 | 1 | 2 | 3 | 4;
      /**
       * 发送说明
       */
      sendDesc: string | null;
      /**
       * 税局返回码
       */
      sjCode: number | null;
      /**
       * 短信验证码编号
       */
      smsCodeId: string | null;
    };
  };
  /**
   * 发送个税短信验证码
   */
  "taxLogin.sendGsSms": {
    params: {
      /**
       * 手机号
       */
      phone: string;
      /**
       * 登录账号类型
       */
      accountType?: 1 | 2 | 3;
      /**
       * 登录账号
       */
      account?: string | null;
      /**
       * 企业
       */
      qyid?: number;
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 发送结果
       */
      sendStatus: 0 | 1 | 2 | 3 | 4;
      /**
       * 发送说明
       */
      sendDesc: string | null;
      /**
       * 税局返回码
       */
      sjCode: number | null;
      /**
       * 短信验证码编号
       */
      smsCodeId: string | null;
    };
  };
  /**
   * 提交账号验证并发送短信
   */
  "taxLogin.sendSmsVerifyCode": {
    params: {
      /**
       * 密码
       */
      password?: string;
      /**
       * 办税人手机号
       */
      phone: string;
      /**
       * 用户名
       */
      account: string;
      /**
       * 所属地区
       */
      areaCode:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 企业
       */
      qyid: number;
      /**
       * 忽略个人账号注册校验
       */
      ignorePersonAccountRegister?: 0 | 1;
      /**
       * 验证方式
       */
      verifyType?: 0 | 1;
      /**
       * 证件号码
       */
      idCard?: string | null;
      /**
       * 短信验证码
       */
      verifyCode?: string | null;
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 发送结果
       */
      sendStatus: 0 | 1 | 2 | 3 | 4;
      /**
       * 发送说明
       */
      sendDesc: string | null;
      /**
       * 税局返回码
       */
      sjCode: number | null;
      /**
       * 短信验证码编号
       */
      smsCodeId: string | null;
    };
  };
  /**
   * 短信解锁
   */
  "taxLogin.unLockPhone": {
    params: {
      /**
       * 所属地区
       */
      areaCode:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 企业
       */
      qyId: number;
      /**
       * 手机号
       */
      phone: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 撤销通知或修改扣款时间
   */
  "taxNotice.batchNotice": {
    params: {
      /**
       * 操作类型
       */
      operationType: 1 | 2 | 3;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 扣款时间类型
       */
      paymentTimeType?: 1 | 2 | 0 | null;
      /**
       * 扣款时间
       */
      paymentTime?: string | null;
      /**
       * 税款通知
       *
       * Items: 税款通知
       */
      noticeTaxReqList?: {
        /**
         * 会计年度
         */
        kjnd?: number;
        /**
         * 会计期间
         */
        kjqj?: number;
        /**
         * 税种
         */
        szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
        /**
         * 申报税种编号
         */
        sbszId?: number | null;
        /**
         * 预测编号
         */
        predictionId?: number | null;
        /**
         * 企业
         */
        qyId: number;
        /**
         * 内容
         */
        content?: string | null;
      }[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 税款通知信息
   */
  "taxNotice.getNoticeTaxInfo": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyId: number;
    };
    /**
     * 税款通知信息
     */
    result: {
      /**
       * 企业编号
       */
      qyId: number;
      /**
       * 预测编号
       */
      predictionId: number | null;
      /**
       * 申报税种编号
       */
      sbszId: number | null;
      /**
       * 税种
       */
      szId: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
      /**
       * 应纳税额
       */
      taxAmount: number | null;
      /**
       * 扣款时间
       */
      paymentTime: string | null;
      /**
       * 扣款时间类型
       */
      paymentTimeType: 1 | 2 | 0 | null;
      /**
       * 特殊情况
       *
       * Items: 特殊情况
       */
      specialConditions: {
        /**
         * 类型名称
         */
        specialTypeName: string;
        /**
         * 金额
         */
        amount: number | null;
        /**
         * 税率（征收率）
         */
        sl: number | null;
        /**
         * 备注
         */
        bz: string | null;
        /**
         * 附件
         */
        annexUrlList: {
          /**
           * 文件
           *
           * Items: 附件
           */
          fileUrlList: {
            /**
             * 附件名称
             */
            name: string;
            /**
             * 附件地址
             */
            url: string;
          }[];
          /**
           * 图片
           *
           * Items: 附件
           */
          imageUrlList: {
            /**
             * 附件名称
             */
            name: string;
            /**
             * 附件地址
             */
            url: string;
          }[];
        };
      }[];
      /**
       * 统计确认状态
       */
      confirmationStatus: 0 | 1 | 2 | 3 | null;
      /**
       * 纳税人类型
       */
      nsrType: "001" | "101";
      /**
       * 来源
       */
      source: number | null;
      /**
       * 疑义内容
       */
      content: string | null;
      /**
       * 图片
       *
       * Items: 图片
       */
      fileKeyList: string[];
      /**
       * 勾选情况
       */
      checkStatus: -1 | 0 | 1 | null;
      /**
       * 忽略劳务报酬综合校验
       */
      ignoreLwbczhCheck: 0 | 1;
      /**
       * 通知状态
       */
      noticeTaxType: 0 | 1 | 2 | 3 | null;
      /**
       * 申报状态
       */
      taxDeclareStatus: 0 | 1 | 2 | 3 | null;
      /**
       * 撤销申报状态
       */
      undoStatus: number | null;
      /**
       * 可撤销
       */
      canCancel: 0 | 1;
      /**
       * 撤销提示
       */
      cancelNotice: string | null;
      /**
       * 报表名称
       */
      reportName: string;
      /**
       * 工资主表
       *
       * Items: 工资主表
       */
      gzZbInfoList: {
        /**
         * 薪酬类型
         */
        xclxStr: string;
        /**
         * 税额
         */
        se: number | null;
      }[];
      /**
       * 个人所得税税额
       */
      grsdsSe: number | null;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 税款状态
       */
      taxStatus: "correct" | "doubtful" | null;
      /**
       * 最早扣款日
       */
      initialPayTime: string;
      /**
       * 疑义状态
       */
      doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 税款明细
       *
       * Items: 税款
       */
      taxPredictionDetailList: {
        /**
         * 税种
         */
        szid: 1 | 4 | 5 | 6 | 99;
        /**
         * 税额
         */
        se: number | null;
      }[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 分税种的税款通知信息
   */
  "taxNotice.getNoticeTaxInfoV2": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 税种
       */
      szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
    };
    result: TaxNotification;
  };
  /**
   * 个人所得税通知信息
   */
  "taxNotice.getNoticeTaxInfoV3": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 税种
       */
      szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
    };
    result: TaxNotification;
  };
  /**
   * 全部税款通知信息
   */
  "taxNotice.getNoticeTaxInfoV4": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业
       */
      qyId: number;
      /**
       * 税种
       */
      szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
    };
    result: TaxNotification;
  };
  /**
   * 税款通知记录
   */
  "taxNotice.history": {
    params: {
      /**
       * 企业
       */
      qyId: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 通知记录
     *
     * Items: 通知记录
     */
    result: {
      /**
       * 通知时间
       */
      createTime: string;
      /**
       * 疑义状态
       */
      doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 内容
       */
      content: string | null;
      /**
       * 图片
       *
       * Items: 图片
       */
      fileKeyList: string[];
      /**
       * 企业编号
       */
      companyId: number;
      /**
       * 企业编号
       */
      qyId: number;
      /**
       * 操作类型
       */
      operationType: 1 | 2 | 3;
      /**
       * 税额
       */
      taxAmount: number | null;
      /**
       * 操作人姓名
       */
      operatorName: string | null;
    }[];
  };
  /**
   * 批量保存扣款状态
   */
  "taxNotice.paymentStatus.batchSave": {
    params: {
      /**
       * 企业
       *
       * Items: 企业
       */
      qyIdList: number[];
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 税种
       */
      szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
      /**
       * 扣款状态
       */
      status: 0 | 1;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 已保存企业数
       */
      changedCount: number;
    };
  };
  /**
   * 汇算清缴税款通知
   */
  "taxNotice.settleConfirmTax": {
    params: {
      /**
       * 税款通知
       *
       * Items: 税款通知
       */
      noticeTaxReqList: {
        /**
         * 清缴年度
         */
        kjnd: number;
        /**
         * 会计期间
         */
        kjqj?: number;
        /**
         * 税种
         */
        szId?: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
        /**
         * 申报税种编号
         */
        sbszId?: number | null;
        /**
         * 预测编号
         */
        predictionId?: number | null;
        /**
         * 企业
         */
        qyId: number;
        /**
         * 内容
         */
        content?: string | null;
      }[];
      /**
       * 操作类型
       */
      operationType: 1 | 2 | 3;
      /**
       * 扣款时间
       */
      paymentTime?: string | null;
    };
    /**
     * 通知结果
     */
    result: {
      /**
       * 已处理企业数
       */
      changedCount: number;
    };
  };
  /**
   * 批量上报用户行为
   */
  "tracking.acceptUserBehaviorData": {
    params: {
      /**
       * 用户行为
       *
       * Items: 用户行为
       */
      userBehaviorVos: {
        /**
         * 事件代码
         */
        eventCode: string;
        /**
         * 事件名称
         */
        eventName?: string | null;
        /**
         * 页面路径
         */
        pagePath: string;
        /**
         * 页面标题
         */
        pageTitle?: string | null;
        /**
         * 发生时间
         */
        eventTime: string;
        /**
         * 停留毫秒
         */
        duration?: number | null;
      }[];
    };
    /**
     * 上报结果
     */
    result: {
      /**
       * 收到条数
       */
      count: number;
    };
  };
  /**
   * 智能客服点击埋点
   */
  "tracking.aiChatClick": {
    params: {
      /**
       * 点击代码
       */
      clickType: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查询公网IP
   */
  "tracking.publicIp": {
    params: Record<string, never>;
    /**
     * 公网地址
     */
    result: {
      /**
       * 地址
       */
      ip: string;
    };
  };
  /**
   * 新增用户
   */
  "user.add": {
    params: {
      /**
       * 登录账号
       */
      account: string;
      /**
       * 姓名
       */
      name: string;
      /**
       * 手机号
       */
      phone: string;
      /**
       * 所属部门
       */
      deptId: number;
      /**
       * 用户类型
       */
      userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 用户编号
       */
      userId: number;
    };
  };
  /**
   * 用户授权
   */
  "user.authorise": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
      /**
       * 应用编号
       */
      appId?: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量用户授权
   */
  "user.batchAuthorise": {
    params: {
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
      /**
       * 授权方式
       */
      mode: "add" | "replace";
      /**
       * 应用编号
       */
      appId?: string;
      /**
       * 数据版本
       *
       * Items: 数据版本
       */
      rowVersionList?: (string | null)[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量删除用户
   */
  "user.batchDelete": {
    params: {
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量重置密码
   */
  "user.batchResetPassword": {
    params: {
      /**
       * 密码
       */
      password: string;
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 用户委托数量
   */
  "user.delegateCounts": {
    params: {
      /**
       * 姓名或账号
       */
      nameOrAccount?: string;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 所属部门
       */
      deptId?: number;
      /**
       * 角色
       */
      roleId?: number;
      /**
       * 状态
       */
      status?: 1 | 0;
      /**
       * 姓名列表
       *
       * Items: 姓名
       */
      nameList?: string[];
      /**
       * 是否已删除
       */
      isRemove?: 0 | 1;
    };
    result: {
      /**
       * 用户数
       */
      userCount: number;
      /**
       * 负责企业数
       */
      delegateCount: number;
    };
  };
  /**
   * 删除用户
   */
  "user.delete": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 按类型导出用户
   */
  "user.exportByType": {
    params: {
      /**
       * 导出内容
       */
      type: "staff" | "roles" | "companies";
    };
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 用户模糊匹配
   */
  "user.fuzzyMatch": {
    params: {
      /**
       * 姓名、账号或部门
       */
      content?: string;
    };
    /**
     * 用户
     */
    result: Person[];
  };
  /**
   * 移动用户
   */
  "user.move": {
    params: {
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
      /**
       * 移动到部门
       */
      deptId: number;
      /**
       * 数据版本
       *
       * Items: 数据版本
       */
      rowVersionList?: (string | null)[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 用户分页
   */
  "user.page": {
    params: {
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 姓名
       */
      userName?: string;
      /**
       * 姓名列表
       *
       * Items: 姓名
       */
      userNameList?: string[];
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 状态
       */
      status?: 1 | 0;
      /**
       * 负责的企业名称
       */
      companyName?: string;
      /**
       * 负责的企业编号
       */
      companyNo?: string;
      /**
       * 负责的企业类型
       */
      companyType?: "1" | "2" | "3" | "4";
      /**
       * 所属部门
       */
      deptId?: number;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "delegateCount";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 用户
       */
      list: UserUser[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 角色全部用户
   */
  "user.roleAllUsers": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 应用编号
       */
      appId?: string;
    };
    /**
     * 用户
     */
    result: RoleUser[];
  };
  /**
   * 角色用户列表
   */
  "user.roleToUserList": {
    params: {
      /**
       * 角色编号
       */
      roleId: number;
      /**
       * 应用编号
       */
      appId?: string;
    };
    /**
     * 用户
     */
    result: RoleUser[];
  };
  /**
   * 保存用户
   */
  "user.save": {
    params: {
      /**
       * 用户编号
       */
      userId?: number;
      /**
       * 登录账号
       */
      account: string;
      /**
       * 姓名
       */
      name: string;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 所属部门
       */
      deptId: number;
      /**
       * 用户类型
       */
      userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 用户编号
       */
      userId: number;
    };
  };
  /**
   * 修改用户
   */
  "user.update": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 登录账号
       */
      account?: string;
      /**
       * 姓名
       */
      name: string;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 所属部门
       */
      deptId: number;
      /**
       * 用户类型
       */
      userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改用户状态
   */
  "user.updateStatus": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 状态
       */
      status: 1 | 0;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 新增用户
   */
  "userAdmin.add": {
    params: {
      /**
       * 姓名
       */
      name: string;
      /**
       * 登录账号
       */
      account: string;
      /**
       * 手机号
       */
      phone: string;
      /**
       * 所属部门
       */
      deptId: number;
      /**
       * 用户类型
       */
      userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
    };
    result: {
      /**
       * 用户编号
       */
      userId: number;
    };
  };
  /**
   * 批量删除用户
   */
  "userAdmin.batchDelete": {
    params: {
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 批量重置密码
   */
  "userAdmin.batchResetPwd": {
    params: {
      /**
       * 密码
       */
      password: string;
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 校验旧密码
   */
  "userAdmin.checkPassword": {
    params: {
      /**
       * 旧密码
       */
      password: string;
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds?: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 删除用户
   */
  "userAdmin.delete": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 用户详情
   */
  "userAdmin.detail": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
    };
    result: UserAdminUser;
  };
  /**
   * 用户列表
   */
  "userAdmin.list": {
    params: {
      /**
       * 页码
       */
      pageNum?: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 姓名或账号
       */
      nameOrAccount?: string;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 所属部门
       */
      deptId?: number;
      /**
       * 角色
       */
      roleId?: number;
      /**
       * 状态
       */
      status?: 1 | 0;
      /**
       * 是否已删除
       */
      isRemove?: 0 | 1;
      /**
       * 关键字
       */
      content?: string;
      /**
       * 部门名称
       */
      deptName?: string;
      /**
       * 姓名列表
       *
       * Items: 姓名
       */
      nameList?: string[];
      /**
       * 负责的企业
       */
      companyId?: number;
      /**
       * 公司编号
       */
      gsid?: number;
      /**
       * 排序字段
       */
      sortField?: "account" | "lastLoginTime" | "createTime" | "delegateCount";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 用户
       */
      list: UserAdminUser[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 修改用户
   */
  "userAdmin.modify": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 姓名
       */
      name: string;
      /**
       * 登录账号
       */
      account?: string;
      /**
       * 手机号
       */
      phone?: string;
      /**
       * 所属部门
       */
      deptId: number;
      /**
       * 用户类型
       */
      userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
      /**
       * 角色
       *
       * Items: 角色编号
       */
      roleIds: number[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 修改用户状态
   */
  "userAdmin.modifyStatus": {
    params: {
      /**
       * 用户编号
       */
      userId: number;
      /**
       * 状态
       */
      status: 1 | 0;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 重置密码
   */
  "userAdmin.resetPwd": {
    params: {
      /**
       * 密码
       */
      password: string;
      /**
       * 用户
       *
       * Items: 用户编号
       */
      userIds?: number[];
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 新增常用筛选
   */
  "userSetting.filter.add": {
    params: {
      /**
       * 界面
       */
      screen: string;
      /**
       * 筛选名称
       */
      name: string;
      /**
       * 筛选条件
       */
      conditions: {
        [k: string]: unknown;
      };
    };
    result: SavedFilter;
  };
  /**
   * 删除常用筛选
   */
  "userSetting.filter.delete": {
    params: {
      /**
       * 常用筛选编号
       */
      id: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 常用筛选
   */
  "userSetting.filter.list": {
    params: Record<string, never>;
    /**
     * 常用筛选
     */
    result: SavedFilter[];
  };
  /**
   * 修改常用筛选
   */
  "userSetting.filter.update": {
    params: {
      /**
       * 常用筛选编号
       */
      id: number;
      /**
       * 筛选名称
       */
      name?: string;
      /**
       * 筛选条件
       */
      conditions?: {
        [k: string]: unknown;
      };
      /**
       * 部门共享
       */
      shared?: boolean;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    result: SavedFilter;
  };
  /**
   * 界面设置
   */
  "userSetting.query": {
    params: Record<string, never>;
    /**
     * 界面设置
     */
    result: ScreenSetting[];
  };
  /**
   * 保存界面设置
   */
  "userSetting.save": {
    params: {
      /**
       * 界面
       */
      screen: string;
      /**
       * 设置项
       */
      part: "columns" | "aside" | "defaultFilter";
      /**
       * 设置
       */
      value: {
        [k: string]: unknown;
      } | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 页面版本
   */
  "version.pageVersion": {
    params: {
      /**
       * 时间戳
       */
      t?: string;
    };
    /**
     * 页面版本
     */
    result: {
      /**
       * 版本
       */
      version: string;
    };
  };
  /**
   * 服务版本
   */
  "version.service": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 服务版本
     */
    result: {
      /**
       * 服务标识
       */
      serviceTag: string;
      /**
       * 版本
       */
      serviceVersion: string;
    }[];
  };
  /**
   * 用户版本
   */
  "version.user": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 用户版本
     */
    result: {
      /**
       * 到期时间
       */
      expireTime: string;
    }[];
  };
  /**
   * 打印会计建议书
   */
  "visit.advice.printAccounting": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    result: Blob;
  };
  /**
   * 打印财税建议书
   */
  "visit.advice.printFinance": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    result: Blob;
  };
  /**
   * 建议书查询
   */
  "visit.advice.query": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    result: Advice;
  };
  /**
   * 导出拜访报告
   */
  "visit.pdf.export": {
    params: {
      /**
       * 拜访记录
       *
       * Items: 拜访记录
       */
      recordIds?: number[];
      /**
       * 拜访计划
       */
      planId?: number;
    };
    /**
     * 任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 新增计划
   */
  "visit.plan.add": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 拜访主题
       */
      title: string;
      /**
       * 计划拜访时间
       */
      planTime: string;
      /**
       * 预计时长（分钟）
       */
      duration?: number;
      /**
       * 拜访方式
       */
      method: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 拜访目的
       */
      purpose:
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
      /**
       * 目的说明
       */
      purposeText?: string | null;
      /**
       * 拜访对象
       */
      contactName?: string | null;
      /**
       * 对象职务
       */
      contactPost?: string | null;
      /**
       * 对象电话
       */
      contactPhone?: string | null;
      /**
       * 拜访地点
       */
      address?: string | null;
      /**
       * 负责人
       */
      userId: number;
      /**
       * 参与人
       *
       * Items: 员工
       */
      partnerIds?: number[];
      /**
       * 上升商机
       */
      riseId?: number | null;
      /**
       * 转介绍商机
       */
      introduceId?: number | null;
      /**
       * 营销记录
       */
      marketId?: number | null;
      /**
       * 备注
       */
      remark?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 计划编号
       */
      planId: number;
    };
  };
  /**
   * 拜访计划数量
   */
  "visit.plan.count": {
    params: {
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
    };
    /**
     * 计划数量
     */
    result: {
      /**
       * 全部
       */
      total: number;
      /**
       * 待拜访
       */
      pendingCount: number;
      /**
       * 进行中
       */
      ongoingCount: number;
      /**
       * 已完成
       */
      finishedCount: number;
      /**
       * 已取消
       */
      cancelledCount: number;
      /**
       * 已逾期
       */
      overdueCount: number;
    };
  };
  /**
   * 删除计划
   */
  "visit.plan.delete": {
    params: {
      /**
       * 计划编号
       */
      planId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 编辑计划
   */
  "visit.plan.edit": {
    params: {
      /**
       * 计划编号
       */
      planId: number;
      /**
       * 拜访主题
       */
      title?: string;
      /**
       * 计划拜访时间
       */
      planTime?: string;
      /**
       * 预计时长（分钟）
       */
      duration?: number;
      /**
       * 拜访方式
       */
      method?: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 拜访目的
       */
      purpose?:
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
      /**
       * 目的说明
       */
      purposeText?: string | null;
      /**
       * 拜访对象
       */
      contactName?: string | null;
      /**
       * 对象职务
       */
      contactPost?: string | null;
      /**
       * 对象电话
       */
      contactPhone?: string | null;
      /**
       * 拜访地点
       */
      address?: string | null;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 参与人
       *
       * Items: 员工
       */
      partnerIds?: number[];
      /**
       * 上升商机
       */
      riseId?: number | null;
      /**
       * 转介绍商机
       */
      introduceId?: number | null;
      /**
       * 营销记录
       */
      marketId?: number | null;
      /**
       * 备注
       */
      remark?: string | null;
      /**
       * 取消原因
       */
      cancelReason?: string | null;
      /**
       * 计划状态
       */
      status?: 1 | 2 | 4;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 计划延期
   */
  "visit.plan.extension": {
    params: {
      /**
       * 拜访计划
       */
      planId: number;
      /**
       * 新的拜访时间
       */
      planTime: string;
      /**
       * 延期原因
       */
      delayReason: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 查看次数
   */
  "visit.plan.getViewCount": {
    params: {
      /**
       * 拜访计划
       */
      planId: number;
    };
    /**
     * 查看次数
     */
    result: {
      /**
       * 计划编号
       */
      planId: number;
      /**
       * 查看次数
       */
      viewCount: number;
      /**
       * 最近查看时间
       */
      lastViewTime: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 是否已有计划
   */
  "visit.plan.hasPlan": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 是否已有计划
     */
    result: {
      /**
       * 已有未完成计划
       */
      hasPlan: boolean;
      /**
       * 计划编号
       */
      planId: number | null;
      /**
       * 计划拜访时间
       */
      planTime: string | null;
    };
  };
  /**
   * 计划列表
   */
  "visit.plan.list": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 计划状态
       */
      status?: 1 | 2 | 3 | 4 | 5;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 客户
       */
      qyId?: number;
      /**
       * 拜访方式
       *
       * Items: 拜访方式
       */
      method?: ("onSite" | "phone" | "wechat" | "video" | "invited")[];
      /**
       * 拜访目的
       *
       * Items: 拜访目的
       */
      purpose?: (
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover"
      )[];
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "planTime" | "createTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: VisitPlan[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 按用户查询计划
   */
  "visit.plan.listByUser": {
    params: {
      /**
       * 负责人
       */
      userId: number;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 拜访目的
       *
       * Items: 拜访目的
       */
      purpose?: (
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover"
      )[];
    };
    /**
     * 列表
     */
    result: VisitPlan[];
  };
  /**
   * 企业计划人员列表
   */
  "visit.plan.queryCompanyPlanUserList": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 列表
     */
    result: PlanUser[];
  };
  /**
   * 按企业查询进行中计划
   */
  "visit.plan.queryOngoingPlanDetailByQyId": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    result: OngoingPlan;
  };
  /**
   * 按年查询计划数
   */
  "visit.plan.queryPlanNumByYear": {
    params: {
      /**
       * 年份
       */
      year: number;
      /**
       * 负责人
       */
      userId?: number;
    };
    /**
     * 各月计划数
     */
    result: MonthlyPlans[];
  };
  /**
   * 拜访计划/记录删除检查
   */
  "visit.planOrRecord.deleteCheck": {
    params: {
      /**
       * 拜访计划
       */
      planId?: number;
      /**
       * 拜访记录
       */
      recordId?: number;
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 可以删除
       */
      canDelete: boolean;
      /**
       * 说明
       */
      message: string | null;
    };
  };
  /**
   * 修改客户关系
   */
  "visit.recommend.changeCompanyRelationShip": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 客户关系
       */
      relationshipLevel: 1 | 2 | 3 | 4 | 5;
      /**
       * 变更原因
       */
      reason: string;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 推荐企业列表
   */
  "visit.recommend.companyList": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 客户名称或编码
       */
      keyword?: string;
      /**
       * 推荐原因
       */
      reason?: "expiring" | "expired" | "risk" | "opportunity" | "longUnvisited" | "newClient";
      /**
       * 客户关系
       */
      relationshipLevel?: 1 | 2 | 3 | 4 | 5;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 已有计划
       */
      hasPlan?: boolean;
      /**
       * 排序字段
       */
      sortField?: "score" | "serviceEnd" | "lastVisitTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: RecommendedCompany[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 推荐企业详情
   */
  "visit.recommend.detail": {
    params: {
      /**
       * 客户
       */
      qyId: number;
    };
    /**
     * 推荐详情
     */
    result: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 客户名称
       */
      companyName: string;
      /**
       * 客户编码
       */
      khbm: string;
      /**
       * 推荐原因
       *
       * Items: 原因
       */
      reasons: ("expiring" | "expired" | "risk" | "opportunity" | "longUnvisited" | "newClient")[];
      /**
       * 推荐说明
       */
      reasonText: string;
      /**
       * 推荐指数
       */
      score: number;
      /**
       * 客户关系
       */
      relationshipLevel: 1 | 2 | 3 | 4 | 5;
      /**
       * 合同到期日
       */
      serviceEnd: string | null;
      /**
       * 风险等级
       */
      riskGrade: 0 | 1 | 2 | 3 | null;
      /**
       * 待跟进商机
       */
      openChanceCount: number;
      /**
       * 最近拜访时间
       */
      lastVisitTime: string | null;
      /**
       * 未拜访天数
       */
      unvisitedDays: number | null;
      /**
       * 已有计划
       */
      hasPlan: boolean;
      /**
       * 联系人
       *
       * Items: 联系人
       */
      contacts: {
        /**
         * 姓名
         */
        name: string;
        /**
         * 职务
         */
        post: string | null;
        /**
         * 手机号
         */
        phone: string | null;
        /**
         * 决策人
         */
        isDecisionMaker: boolean;
      }[];
      /**
       * 最近拜访
       *
       * Items: 拜访记录
       */
      recentRecords: {
        /**
         * 记录编号
         */
        recordId: number;
        /**
         * 拜访主题
         */
        title: string;
        /**
         * 拜访时间
         */
        visitTime: string;
        /**
         * 拜访人姓名
         */
        userName: string;
        /**
         * 拜访方式
         */
        method: "onSite" | "phone" | "wechat" | "video" | "invited";
        /**
         * 拜访结果
         */
        result: "reached" | "partly" | "missed";
        /**
         * 沟通内容
         */
        content: string;
      }[];
      /**
       * 关系变更
       *
       * Items: 关系变更
       */
      relationChanges: {
        /**
         * 变更编号
         */
        id: number;
        /**
         * 变更前关系
         */
        beforeLevel: 1 | 2 | 3 | 4 | 5 | null;
        /**
         * 客户关系
         */
        relationshipLevel: 1 | 2 | 3 | 4 | 5;
        /**
         * 变更原因
         */
        reason: string;
        /**
         * 变更人姓名
         */
        userName: string;
        /**
         * 变更时间
         */
        createTime: string;
      }[];
    };
  };
  /**
   * 拜访涉及的服务类型
   */
  "visit.record.crmServiceType": {
    params: {
      /**
       * 拜访记录
       */
      id: number;
    };
    /**
     * 列表
     *
     * Items: 服务类型
     */
    result: {
      /**
       * 编码
       */
      value: string;
      /**
       * 名称
       */
      label: string;
      /**
       * 来源
       */
      source: "contract" | "chance";
    }[];
  };
  /**
   * 删除拜访记录
   */
  "visit.record.delete": {
    params: {
      /**
       * 记录编号
       */
      recordId: number;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 编辑拜访记录
   */
  "visit.record.edit": {
    params: {
      /**
       * 记录编号
       */
      recordId: number;
      /**
       * 拜访主题
       */
      title?: string;
      /**
       * 拜访时间
       */
      visitTime?: string;
      /**
       * 时长（分钟）
       */
      duration?: number;
      /**
       * 拜访方式
       */
      method?: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 拜访目的
       */
      purpose?:
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
      /**
       * 拜访对象
       */
      contactName?: string;
      /**
       * 对象职务
       */
      contactPost?: string | null;
      /**
       * 对象电话
       */
      contactPhone?: string | null;
      /**
       * 拜访地点
       */
      address?: string | null;
      /**
       * 拜访人
       */
      userId?: number;
      /**
       * 参与人
       *
       * Items: 员工
       */
      partnerIds?: number[];
      /**
       * 沟通内容
       */
      content?: string;
      /**
       * 客户诉求
       */
      demand?: string | null;
      /**
       * 拜访结果
       */
      result?: "reached" | "partly" | "missed";
      /**
       * 满意度
       */
      satisfaction?: 5 | 4 | 3 | 2 | 1 | null;
      /**
       * 客户关系
       */
      relationshipLevel?: 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 上升商机
       */
      riseId?: number | null;
      /**
       * 转介绍商机
       */
      introduceId?: number | null;
      /**
       * 营销记录
       */
      marketId?: number | null;
      /**
       * 下次拜访日期
       */
      nextVisitDate?: string | null;
      /**
       * 后续工作
       */
      nextWork?: string | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 填写拜访中沟通的财税风险
   */
  "visit.record.editFintaxError": {
    params: {
      /**
       * 拜访记录
       */
      recordId: number;
      /**
       * 沟通的风险项
       *
       * Items: 风险项
       */
      riskItemIds: number[];
      /**
       * 沟通情况
       */
      fintaxContent: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 无返回内容
     */
    result: null;
  };
  /**
   * 填写拜访中的转介绍
   */
  "visit.record.editIntroduce": {
    params: {
      /**
       * 拜访记录
       */
      recordId: number;
      /**
       * 转介绍商机
       */
      introduceId?: number;
      /**
       * 潜在客户
       */
      targetName?: string;
      /**
       * 法定代表人
       */
      legalPerson?: string | null;
      /**
       * 联系电话
       */
      phone?: string | null;
      /**
       * 所属地区
       */
      provinceId?:
        | "11"
        | "12"
        | "13"
        | "14"
        | "15"
        | "21"
        | "2102"
        | "22"
        | "23"
        | "31"
        | "32"
        | "33"
        | "3302"
        | "34"
        | "35"
        | "3502"
        | "36"
        | "37"
        | "3702"
        | "41"
        | "42"
        | "43"
        | "44"
        | "4403"
        | "45"
        | "46"
        | "50"
        | "51"
        | "52"
        | "53"
        | "54"
        | "61"
        | "62"
        | "63"
        | "64"
        | "65";
      /**
       * 预计金额
       */
      expectAmount?: number;
      /**
       * 沟通情况
       */
      introduceContent: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 商机编号
       */
      introduceId: number;
    };
  };
  /**
   * 填写拜访中的上升商机
   */
  "visit.record.editRise": {
    params: {
      /**
       * 拜访记录
       */
      recordId: number;
      /**
       * 上升商机
       */
      riseId?: number;
      /**
       * 商机标签
       */
      label?:
        | "generalTaxpayer"
        | "highTech"
        | "capitalIncrease"
        | "socialInsurance"
        | "payroll"
        | "exportRefund"
        | "rdDeduction"
        | "license"
        | "trademark"
        | "auditReport";
      /**
       * 商机名称
       */
      title?: string;
      /**
       * 产品类型
       */
      productType?: "accounting" | "tax" | "business" | "payroll" | "qualification" | "property" | "audit";
      /**
       * 业务类型
       */
      bizType?: "upgrade" | "addition" | "project" | "renewal";
      /**
       * 预计金额
       */
      expectAmount?: number;
      /**
       * 沟通情况
       */
      riseContent: string;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 商机编号
       */
      riseId: number;
    };
  };
  /**
   * 营销与CRM关联
   */
  "visit.record.fcpMarketCrmRelation": {
    params: {
      /**
       * 营销类型
       */
      type: "rise" | "introduce" | "fintaxError";
      /**
       * 营销记录
       */
      marketId: number;
    };
    /**
     * 营销与客户关系
     */
    result: {
      /**
       * 营销记录编号
       */
      marketId: number;
      /**
       * 营销类型
       */
      type: "rise" | "introduce" | "fintaxError";
      /**
       * 客户
       */
      qyId: number;
      /**
       * 客户名称
       */
      companyName: string;
      /**
       * 上升商机
       */
      riseId: number | null;
      /**
       * 转介绍商机
       */
      introduceId: number | null;
      /**
       * 商机名称
       */
      chanceTitle: string | null;
      /**
       * 商机状态
       */
      chanceStatus: 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 拜访记录
       */
      recordId: number | null;
      /**
       * 拜访计划
       */
      planId: number | null;
      /**
       * 营销人员
       */
      userName: string;
      /**
       * 营销时间
       */
      createTime: string;
    };
  };
  /**
   * 拜访记录分页
   */
  "visit.record.page": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 关键字
       */
      keyword?: string;
      /**
       * 客户
       */
      qyId?: number;
      /**
       * 拜访方式
       *
       * Items: 拜访方式
       */
      method?: ("onSite" | "phone" | "wechat" | "video" | "invited")[];
      /**
       * 拜访目的
       *
       * Items: 拜访目的
       */
      purpose?: (
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover"
      )[];
      /**
       * 拜访结果
       *
       * Items: 拜访结果
       */
      result?: ("reached" | "partly" | "missed")[];
      /**
       * 拜访人
       */
      userId?: number;
      /**
       * 满意度
       */
      satisfaction?: 5 | 4 | 3 | 2 | 1;
      /**
       * 开始日期
       */
      startDate?: string;
      /**
       * 结束日期
       */
      endDate?: string;
      /**
       * 排序字段
       */
      sortField?: "visitTime" | "createTime" | "duration";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: VisitRecord[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询拜访记录
   */
  "visit.record.query": {
    params: {
      /**
       * 拜访记录
       */
      recordId: number;
    };
    result: VisitRecord;
  };
  /**
   * 保存拜访记录
   */
  "visit.record.save": {
    params: {
      /**
       * 客户
       */
      qyId: number;
      /**
       * 拜访计划
       */
      planId?: number | null;
      /**
       * 拜访主题
       */
      title: string;
      /**
       * 拜访时间
       */
      visitTime: string;
      /**
       * 时长（分钟）
       */
      duration?: number;
      /**
       * 拜访方式
       */
      method: "onSite" | "phone" | "wechat" | "video" | "invited";
      /**
       * 拜访目的
       */
      purpose:
        "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
      /**
       * 拜访对象
       */
      contactName: string;
      /**
       * 对象职务
       */
      contactPost?: string | null;
      /**
       * 对象电话
       */
      contactPhone?: string | null;
      /**
       * 拜访地点
       */
      address?: string | null;
      /**
       * 拜访人
       */
      userId: number;
      /**
       * 参与人
       *
       * Items: 员工
       */
      partnerIds?: number[];
      /**
       * 沟通内容
       */
      content: string;
      /**
       * 客户诉求
       */
      demand?: string | null;
      /**
       * 拜访结果
       */
      result: "reached" | "partly" | "missed";
      /**
       * 满意度
       */
      satisfaction?: 5 | 4 | 3 | 2 | 1 | null;
      /**
       * 客户关系
       */
      relationshipLevel?: 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 上升商机
       */
      riseId?: number | null;
      /**
       * 转介绍商机
       */
      introduceId?: number | null;
      /**
       * 营销记录
       */
      marketId?: number | null;
      /**
       * 下次拜访日期
       */
      nextVisitDate?: string | null;
      /**
       * 后续工作
       */
      nextWork?: string | null;
    };
    /**
     * 新增结果
     */
    result: {
      /**
       * 记录编号
       */
      recordId: number;
    };
  };
  /**
   * 批量处理
   */
  "workOrder.batchHandle": {
    params: {
      /**
       * 工单
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 处理方式
       */
      handleType: 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 处理说明
       */
      handleContent?: string;
    };
    /**
     * 处理结果
     */
    result: {
      /**
       * 处理工单数
       */
      count: number;
      /**
       * 处理后状态
       */
      status: 0 | 1 | 2 | 3 | 4;
    };
  };
  /**
   * 获取或创建会话
   */
  "workOrder.getSessionOrCreateSession": {
    params: {
      /**
       * 工单
       */
      id: number;
    };
    /**
     * 工单会话
     */
    result: {
      /**
       * 会话编号
       */
      sessionId: number;
      /**
       * 工单
       */
      workOrderId: number;
      /**
       * 创建时间
       */
      createTime: string;
      /**
       * 工单标题
       */
      title: string;
      /**
       * 是否可发送消息
       */
      canSend: 0 | 1;
      /**
       * 消息
       */
      messages: WorkOrderMessage[];
    };
  };
  /**
   * 按子类型取税种ID
   */
  "workOrder.getSzIdBySubType": {
    params: {
      /**
       * 工单子类型
       */
      id:
        | 101
        | 102
        | 103
        | 104
        | 105
        | 201
        | 202
        | 203
        | 204
        | 301
        | 302
        | 303
        | 401
        | 402
        | 501
        | 502
        | 503
        | 601
        | 602
        | 603
        | 901;
    };
    /**
     * 税种
     */
    result: {
      /**
       * 税种
       */
      szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
    };
  };
  /**
   * 租户角色类型
   */
  "workOrder.getTenantRoleType": {
    params: Record<string, never>;
    /**
     * 租户角色类型
     */
    result: {
      /**
       * 机构类型
       */
      tenantType: "agency" | "factory";
      /**
       * 工单角色
       */
      roleType: "manager" | "processer";
      /**
       * 可查看全部企业的工单
       */
      seesAll: 0 | 1;
      /**
       * 可转交工单
       */
      canTransfer: 0 | 1;
    };
  };
  /**
   * 办结工商信息变更
   */
  "workOrder.gsxxChange": {
    params: {
      /**
       * 工单
       */
      id: number;
      /**
       * 变更内容
       *
       * Items: 变更项
       */
      changes?: {
        /**
         * 变更项目
         */
        field:
          | "companyName"
          | "taxlayerNo"
          | "taxlayerType"
          | "nsqxdm"
          | "legalPerson"
          | "address"
          | "businessScope"
          | "registCapital"
          | "industry"
          | "financePerson"
          | "taxProxyPersonName";
        /**
         * 变更后
         */
        value: string;
      }[];
      /**
       * 处理说明
       */
      handleContent?: string;
    };
    /**
     * 变更结果
     */
    result: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 变更项数
       */
      changedNum: number;
    };
  };
  /**
   * 工单详情
   */
  "workOrder.info": {
    params: {
      /**
       * 工单
       */
      id: number;
    };
    /**
     * 工单详情
     */
    result: {
      /**
       * 工单
       */
      order: WorkOrder;
      /**
       * 可用的处理方式
       *
       * Items: 处理方式
       */
      handleTypes: (1 | 2 | 3 | 4 | 5 | 6)[];
      /**
       * 处理记录
       */
      logs: WorkOrderLog[];
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
  };
  /**
   * 工单流转信息
   */
  "workOrder.jsci.info": {
    params: {
      /**
       * 工单
       */
      id: number;
    };
    /**
     * 流转信息
     */
    result: {
      /**
       * 工单ID
       */
      id: number;
      /**
       * 工单编号
       */
      gdbh: string;
      /**
       * 标题
       */
      title: string;
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 状态
       */
      status: 0 | 1 | 2 | 3 | 4;
      /**
       * 处理人
       */
      processerId: number;
      /**
       * 处理人姓名
       */
      processerName: string;
      /**
       * 要求完成日期
       */
      deadline: string;
      /**
       * 是否逾期
       */
      overdue: 0 | 1;
      /**
       * 可用的处理方式
       *
       * Items: 处理方式
       */
      handleTypes: (1 | 2 | 3 | 4 | 5 | 6)[];
      /**
       * 流转节点
       *
       * Items: 节点
       */
      nodes: {
        /**
         * 状态
         */
        status: 0 | 1 | 2 | 3 | 4;
        /**
         * 经办人
         */
        userName: string | null;
        /**
         * 到达时间
         */
        time: string | null;
        /**
         * 说明
         */
        content: string | null;
        /**
         * 是否当前节点
         */
        isCurrent: 0 | 1;
      }[];
    };
  };
  /**
   * 流转工单
   */
  "workOrder.jsci.trans": {
    params: {
      /**
       * 工单
       */
      id: number;
      /**
       * 处理方式
       */
      handleType: 1 | 2 | 3 | 4 | 5 | 6;
      /**
       * 处理说明
       */
      handleContent?: string;
    };
    /**
     * 流转结果
     */
    result: {
      /**
       * 工单ID
       */
      id: number;
      /**
       * 状态
       */
      status: 0 | 1 | 2 | 3 | 4;
    };
  };
  /**
   * 工单列表数量
   */
  "workOrder.listcount": {
    params: {
      /**
       * 范围
       */
      aspect?: 1 | 2 | 3 | 4;
      /**
       * 编号、标题、企业名称或编码
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 工单类型
       *
       * Items: 类型
       */
      type?: (1 | 2 | 3 | 4 | 5 | 6 | 9)[];
      /**
       * 工单子类型
       */
      subType?:
        | 101
        | 102
        | 103
        | 104
        | 105
        | 201
        | 202
        | 203
        | 204
        | 301
        | 302
        | 303
        | 401
        | 402
        | 501
        | 502
        | 503
        | 601
        | 602
        | 603
        | 901;
      /**
       * 紧急程度
       */
      priority?: 1 | 2 | 3;
      /**
       * 来源
       */
      source?: "client" | "wechat" | "phone" | "staff" | "system";
      /**
       * 处理人
       */
      processerId?: number;
      /**
       * 发起人
       */
      createUserId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 创建日期起
       */
      startDate?: string;
      /**
       * 创建日期止
       */
      endDate?: string;
      /**
       * 要求完成日期起
       */
      deadlineStart?: string;
      /**
       * 要求完成日期止
       */
      deadlineEnd?: string;
    };
    /**
     * 工单数量
     */
    result: {
      /**
       * 全部
       */
      total: number;
      /**
       * 待处理
       */
      dclNum: number;
      /**
       * 处理中
       */
      clzNum: number;
      /**
       * 待确认
       */
      dqrNum: number;
      /**
       * 已完成
       */
      ywcNum: number;
      /**
       * 已关闭
       */
      ygbNum: number;
      /**
       * 已逾期
       */
      overdueNum: number;
    };
  };
  /**
   * 我的工单
   */
  "workOrder.listnew": {
    params: {
      /**
       * 范围
       */
      aspect: 1 | 2 | 3 | 4;
      /**
       * 状态
       *
       * Items: 状态
       */
      status?: (0 | 1 | 2 | 3 | 4)[];
      /**
       * 编号、标题、企业名称或编码
       */
      keyword?: string;
      /**
       * 工单类型
       *
       * Items: 类型
       */
      type?: (1 | 2 | 3 | 4 | 5 | 6 | 9)[];
      /**
       * 企业
       */
      qyid?: number;
    };
    /**
     * 列表
     */
    result: WorkOrder[];
  };
  /**
   * 扣款确认批量处理
   */
  "workOrder.paymentConfirm.batchHandle": {
    params: {
      /**
       * 工单
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 确认结果
       */
      paymentResult: 1 | 2;
      /**
       * 扣款日期
       */
      paymentDate?: string;
      /**
       * 处理说明
       */
      handleContent?: string;
    };
    /**
     * 处理结果
     */
    result: {
      /**
       * 通过的工单
       *
       * Items: 工单ID
       */
      successIdList: number[];
      /**
       * 未通过的工单
       *
       * Items: 未通过
       */
      failList: {
        /**
         * 工单ID
         */
        id: number;
        /**
         * 工单编号
         */
        gdbh: string;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
      /**
       * 处理工单数
       */
      count: number;
    };
  };
  /**
   * 扣款确认检查
   */
  "workOrder.paymentConfirm.check": {
    params: {
      /**
       * 工单
       *
       * Items: 编号
       */
      idList: number[];
    };
    /**
     * 检查结果
     */
    result: {
      /**
       * 通过的工单
       *
       * Items: 工单ID
       */
      successIdList: number[];
      /**
       * 未通过的工单
       *
       * Items: 未通过
       */
      failList: {
        /**
         * 工单ID
         */
        id: number;
        /**
         * 工单编号
         */
        gdbh: string;
        /**
         * 企业名称
         */
        companyName: string;
        /**
         * 原因
         */
        reason: string;
      }[];
      /**
       * 扣款合计
       */
      totalAmount: number;
    };
  };
  /**
   * 查询同事
   */
  "workOrder.queryColleague": {
    params: {
      /**
       * 姓名或账号
       */
      keyword?: string;
      /**
       * 部门
       */
      deptId?: number;
      /**
       * 能处理该企业工单的
       */
      qyid?: number;
    };
    /**
     * 列表
     *
     * Items: 同事
     */
    result: {
      /**
       * 员工
       */
      userId: number;
      /**
       * 姓名
       */
      userName: string;
      /**
       * 账号
       */
      account: string;
      /**
       * 部门
       */
      deptId: number;
      /**
       * 部门
       */
      deptName: string;
      /**
       * 未完成工单数
       */
      dclNum: number;
    }[];
  };
  /**
   * 企业分页
   */
  "workOrder.queryCompanyPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 企业名称或编码
       */
      keyword?: string;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 是否有未完成工单
       */
      hasOpen?: 0 | 1;
      /**
       * 排序字段
       */
      sortField?: "gdNum" | "dclNum" | "lastTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: WorkOrderCompany[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 待处理工单数
   */
  "workOrder.queryGdCount": {
    params: {
      /**
       * 范围
       */
      aspect: 1 | 2 | 3 | 4;
      /**
       * 是否按类型统计
       */
      needCount?: 0 | 1;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
    };
    /**
     * 待处理工单数
     */
    result: {
      /**
       * 待处理工单数
       */
      dclNum: number;
      /**
       * 各类型待处理数
       *
       * Items: 类型数量
       */
      typeCounts: {
        /**
         * 工单类型
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 9;
        /**
         * 待处理工单数
         */
        dclNum: number;
      }[];
    };
  };
  /**
   * 工单分页
   */
  "workOrder.queryGdPage": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 状态
       *
       * Items: 状态
       */
      status?: (0 | 1 | 2 | 3 | 4)[];
      /**
       * 编号、标题、企业名称或编码
       */
      keyword?: string;
      /**
       * 企业
       */
      qyid?: number;
      /**
       * 工单类型
       *
       * Items: 类型
       */
      type?: (1 | 2 | 3 | 4 | 5 | 6 | 9)[];
      /**
       * 工单子类型
       */
      subType?:
        | 101
        | 102
        | 103
        | 104
        | 105
        | 201
        | 202
        | 203
        | 204
        | 301
        | 302
        | 303
        | 401
        | 402
        | 501
        | 502
        | 503
        | 601
        | 602
        | 603
        | 901;
      /**
       * 紧急程度
       */
      priority?: 1 | 2 | 3;
      /**
       * 来源
       */
      source?: "client" | "wechat" | "phone" | "staff" | "system";
      /**
       * 处理人
       */
      processerId?: number;
      /**
       * 发起人
       */
      createUserId?: number;
      /**
       * 会计年度
       */
      kjnd?: number;
      /**
       * 会计期间
       */
      kjqj?: number;
      /**
       * 创建日期起
       */
      startDate?: string;
      /**
       * 创建日期止
       */
      endDate?: string;
      /**
       * 逾期情况
       */
      lateness?: "late" | "soon" | "onTime";
      /**
       * 要求完成日期起
       */
      deadlineStart?: string;
      /**
       * 要求完成日期止
       */
      deadlineEnd?: string;
      /**
       * 排序字段
       */
      sortField?: "createTime" | "deadline" | "priority" | "finishTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: WorkOrder[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 查询处理人ID
   */
  "workOrder.queryProcesserIds": {
    params: {
      /**
       * 企业
       */
      qyid: number;
    };
    /**
     * 列表
     *
     * Items: 处理人
     */
    result: {
      /**
       * 处理人
       */
      processerId: number;
      /**
       * 姓名
       */
      processerName: string;
      /**
       * 未完成工单数
       */
      dclNum: number;
    }[];
  };
  /**
   * 申报税种ID列表
   */
  "workOrder.querySbszIdList": {
    params: {
      /**
       * 企业
       */
      qyid: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
    };
    /**
     * 列表
     *
     * Items: 申报税种
     */
    result: {
      /**
       * 申报税种编号
       */
      sbszid: number;
      /**
       * 税种
       */
      szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
      /**
       * 应缴税额
       */
      amount: number | null;
      /**
       * 申报状态
       */
      declareStatus: 0 | 1 | 2 | 3;
    }[];
  };
  /**
   * 保存工单
   */
  "workOrder.save": {
    params: {
      /**
       * 工单
       */
      id?: number;
      /**
       * 企业
       */
      qyid: number;
      /**
       * 工单类型
       */
      type: 1 | 2 | 3 | 4 | 5 | 6 | 9;
      /**
       * 工单子类型
       */
      subType:
        | 101
        | 102
        | 103
        | 104
        | 105
        | 201
        | 202
        | 203
        | 204
        | 301
        | 302
        | 303
        | 401
        | 402
        | 501
        | 502
        | 503
        | 601
        | 602
        | 603
        | 901;
      /**
       * 标题
       */
      title: string;
      /**
       * 内容
       */
      content: string;
      /**
       * 紧急程度
       */
      priority?: 1 | 2 | 3;
      /**
       * 会计年度
       */
      kjnd?: number | null;
      /**
       * 会计期间
       */
      kjqj?: number | null;
      /**
       * 来源
       */
      source?: "client" | "wechat" | "phone" | "staff" | "system";
      /**
       * 处理人
       */
      processerId?: number;
      /**
       * 联系人
       */
      lxrName?: string | null;
      /**
       * 联系电话
       */
      lxrPhone?: string | null;
      /**
       * 要求完成日期
       */
      deadline?: string;
      /**
       * 变更内容
       *
       * Items: 变更项
       */
      changes?: {
        /**
         * 变更项目
         */
        field:
          | "companyName"
          | "taxlayerNo"
          | "taxlayerType"
          | "nsqxdm"
          | "legalPerson"
          | "address"
          | "businessScope"
          | "registCapital"
          | "industry"
          | "financePerson"
          | "taxProxyPersonName";
        /**
         * 变更后
         */
        value: string;
      }[];
      /**
       * 扣款金额
       */
      amount?: number | null;
      /**
       * 数据版本
       */
      rowVersion?: string | null;
    };
    /**
     * 保存结果
     */
    result: {
      /**
       * 工单ID
       */
      id: number;
      /**
       * 工单编号
       */
      gdbh: string;
      /**
       * 处理人
       */
      processerId: number;
    };
  };
  /**
   * 发送工单消息
   */
  "workOrder.sendMessage": {
    params: {
      /**
       * 会话
       */
      sessionId: number;
      /**
       * 消息内容
       */
      content: string;
    };
    /**
     * 发送结果
     */
    result: {
      /**
       * 消息编号
       */
      messageId: number;
      /**
       * 发送时间
       */
      createTime: string;
    };
  };
  /**
   * 转交
   */
  "workOrder.transfer": {
    params: {
      /**
       * 工单
       *
       * Items: 编号
       */
      idList: number[];
      /**
       * 新的处理人
       */
      processerId: number;
      /**
       * 转交原因
       */
      reason: string;
    };
    /**
     * 转交结果
     */
    result: {
      /**
       * 转交工单数
       */
      count: number;
    };
  };
  /**
   * 工单类型列表
   */
  "workOrder.typeList": {
    params: Record<string, never>;
    /**
     * 列表
     *
     * Items: 工单类型
     */
    result: {
      /**
       * 工单类型
       */
      type: 1 | 2 | 3 | 4 | 5 | 6 | 9;
      /**
       * 类型名称
       */
      name: string;
      /**
       * 未完成工单数
       */
      dclNum: number;
      /**
       * 子类型
       *
       * Items: 子类型
       */
      children: {
        /**
         * 工单子类型
         */
        subType:
          | 101
          | 102
          | 103
          | 104
          | 105
          | 201
          | 202
          | 203
          | 204
          | 301
          | 302
          | 303
          | 401
          | 402
          | 501
          | 502
          | 503
          | 601
          | 602
          | 603
          | 901;
        /**
         * 子类型名称
         */
        name: string;
        /**
         * 税种
         */
        szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
      }[];
    }[];
  };
  /**
   * 解锁手机号
   */
  "workOrder.unlockPhone": {
    params: {
      /**
       * 工单
       */
      id: number;
    };
    /**
     * 联系电话
     */
    result: {
      /**
       * 联系人
       */
      lxrName: string | null;
      /**
       * 联系电话
       */
      lxrPhone: string;
    };
  };
  /**
   * 做账报税节奏
   */
  "workProgress.rhythmStatistics": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
    };
    /**
     * 列表
     *
     * Items: 每日进度
     */
    result: {
      /**
       * 日期
       */
      day: string;
      /**
       * 当日到票
       */
      arrivedNum: number;
      /**
       * 当日记账
       */
      bookedNum: number;
      /**
       * 当日结账
       */
      closedNum: number;
      /**
       * 当日申报
       */
      declaredNum: number;
      /**
       * 累计到票
       */
      arrivedTotal: number;
      /**
       * 累计记账
       */
      bookedTotal: number;
      /**
       * 累计结账
       */
      closedTotal: number;
      /**
       * 累计申报
       */
      declaredTotal: number;
      /**
       * 记账完成率
       */
      bookRate: number;
      /**
       * 申报完成率
       */
      declareRate: number;
    }[];
  };
  /**
   * 导出做账报税节奏
   */
  "workProgress.rhythmStatisticsExport": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
    };
    /**
     * 导出任务
     */
    result: {
      /**
       * 任务编号
       */
      taskid: string;
    };
  };
  /**
   * 企业工作进度
   */
  "workProgress.statistics": {
    params: {
      /**
       * 页码
       */
      pageNum: number;
      /**
       * 每页条数
       */
      pageSize: number;
      /**
       * 当前页
       */
      currentPage?: number;
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 企业名称、编码或税号
       */
      keyword?: string;
      /**
       * 部门
       */
      departId?: number;
      /**
       * 负责人
       */
      userId?: number;
      /**
       * 纳税人类型
       */
      taxlayerType?: "001" | "101";
      /**
       * 票据到达
       */
      arrivalState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 记账
       */
      bookState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 纳税申报
       */
      declareState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 结账
       */
      closeState?: 0 | 1 | 2 | 3 | 9;
      /**
       * 是否全部完成
       */
      isDone?: 0 | 1;
      /**
       * 排序字段
       */
      sortField?: "percent" | "doneNum" | "khbm" | "updateTime";
      /**
       * 排序方向
       */
      sortOrder?: "asc" | "desc";
    };
    result: {
      /**
       * 列表
       */
      list: ProcessView[];
      /**
       * 总条数
       */
      total: number;
    };
  };
  /**
   * 员工指标
   */
  "workProgress.userMetrics": {
    params: {
      /**
       * 会计年度
       */
      kjnd: number;
      /**
       * 会计期间
       */
      kjqj: number;
      /**
       * 姓名
       */
      userName?: string;
      /**
       * 部门
       */
      departId?: number;
    };
    /**
     * 列表
     *
     * Items: 员工指标
     */
    result: {
      /**
       * 员工
       */
      userId: number;
      /**
       * 姓名
       */
      userName: string;
      /**
       * 所在部门及上级部门
       *
       * Items: 部门
       */
      deptIds: number[];
      /**
       * 部门
       */
      deptName: string;
      /**
       * 企业数
       */
      companyNum: number;
      /**
       * 票据已到齐
       */
      arrivedNum: number;
      /**
       * 已记账
       */
      bookedNum: number;
      /**
       * 已结账
       */
      closedNum: number;
      /**
       * 应申报企业数
       */
      dueNum: number;
      /**
       * 已申报
       */
      declaredNum: number;
      /**
       * 凭证数
       */
      voucherNum: number;
      /**
       * 未完成工单数
       */
      gdNum: number;
      /**
       * 本期完成工单数
       */
      gdFinishedNum: number;
      /**
       * 记账完成率
       */
      bookRate: number;
      /**
       * 申报完成率
       */
      declareRate: number;
    }[];
  };
}
/**
 * 辅助核算项目
 */
export interface AuxiliaryItem {
  /**
   * 项目编号
   */
  id: number;
  /**
   * 账套
   */
  ztdm: number;
  /**
   * 辅助核算类型
   */
  typeId: number;
  /**
   * 类型名称
   */
  typeName: string;
  /**
   * 项目编码
   */
  itemCode: string;
  /**
   * 项目名称
   */
  itemName: string;
  /**
   * 统一社会信用代码
   */
  taxNo: string | null;
  /**
   * 联系人
   */
  contact: string | null;
  /**
   * 联系电话
   */
  phone: string | null;
  /**
   * 规格型号
   */
  spec: string | null;
  /**
   * 计量单位
   */
  unit: string | null;
  /**
   * 启用状态
   */
  status: 1 | 0;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 辅助核算类型
 */
export interface AuxiliaryType {
  /**
   * 类型编号
   */
  id: number;
  /**
   * 账套
   */
  ztdm: number;
  /**
   * 类型编码
   */
  typeCode: string;
  /**
   * 类型名称
   */
  typeName: string;
  /**
   * 系统类型
   */
  isSystem: 0 | 1;
  /**
   * 启用状态
   */
  status: 1 | 0;
  /**
   * 项目数
   */
  itemCount: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 银行授权记录
 */
export interface BankAuthorisation {
  /**
   * 记录编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 银行账户
   */
  yhzhid: number;
  /**
   * 开户行
   */
  khh: string;
  /**
   * 银行账号
   */
  yhzh: string;
  /**
   * 银行
   */
  sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
  /**
   * 授权查询码
   */
  authQueryCode: string;
  /**
   * 授权状态
   */
  authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 授权起始日
   */
  startDate: string;
  /**
   * 授权到期日
   */
  endDate: string;
  /**
   * 剩余天数
   */
  remainDays: number;
  /**
   * 已续期
   */
  isRenewed: 0 | 1;
  /**
   * 办理人
   */
  createUserId: number | null;
  /**
   * 办理人姓名
   */
  createUserName: string | null;
  /**
   * 办理时间
   */
  createTime: string;
}
/**
 * 银行账户
 */
export interface BankAccount {
  /**
   * 账户编号
   */
  yhzhid: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 银行
   */
  sysBankId: "1" | "2-NEW" | "3" | "5" | "6" | "6-0" | "6-1" | "22" | "22-0" | "22-1" | "35-1" | "46";
  /**
   * 开户行
   */
  khh: string;
  /**
   * 银行账号
   */
  yhzh: string;
  /**
   * 账户名称
   */
  zhmc: string;
  /**
   * 账户类型
   */
  zhlx: 1 | 2 | 3 | 4;
  /**
   * 临时账户
   */
  isTemp: 0 | 1;
  /**
   * 币种
   */
  bzdm: string;
  /**
   * 开户日期
   */
  openDate: string | null;
  /**
   * 临时账户有效期
   */
  expireDate: string | null;
  /**
   * 对应科目
   */
  subjectId: number | null;
  /**
   * 科目代码
   */
  kmdm: string | null;
  /**
   * 科目名称
   */
  kmqc: string | null;
  /**
   * 采集渠道
   */
  collectChannel: 1 | 2 | 3;
  /**
   * 渠道状态
   */
  collectChannelStatus: 0 | 1 | 2;
  /**
   * 授权状态
   */
  authStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 授权到期日
   */
  authEndDate: string | null;
  /**
   * 授权查询码
   */
  authQueryCode: string | null;
  /**
   * 采集状态
   */
  collectStatus: 0 | 1 | 2 | 3;
  /**
   * 采集说明
   */
  collectMessage: string | null;
  /**
   * 最近采集时间
   */
  lastCollectTime: string | null;
  /**
   * 期初余额
   */
  openingBalance: number;
  /**
   * 账面余额
   */
  balance: number;
  /**
   * 最近交易日期
   */
  lastEntryDate: string | null;
  /**
   * 账户状态
   */
  status: 1 | 0;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 流水行
 */
export interface BankEntryRow {
  /**
   * 流水编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 银行账户
   */
  bankAccountId: number;
  /**
   * 开户行
   */
  khh: string;
  /**
   * 银行账号
   */
  yhzh: string | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 交易日期
   */
  jyrq: string;
  /**
   * 流水号
   */
  lsh: string | null;
  /**
   * 摘要
   */
  zy: string;
  /**
   * 对方户名
   */
  dfhm: string | null;
  /**
   * 对方账号
   */
  dfzh: string | null;
  /**
   * 对方开户行
   */
  dfkhh: string | null;
  /**
   * 收支方向
   */
  sjfx: 1 | 2;
  /**
   * 金额
   */
  je: number;
  /**
   * 收入金额（借）
   */
  jfje: number;
  /**
   * 支出金额（贷）
   */
  dfje: number;
  /**
   * 余额
   */
  ye: number;
  /**
   * 对方科目
   */
  subjectId: number | null;
  /**
   * 科目代码
   */
  kmdm: string | null;
  /**
   * 科目名称
   */
  kmqc: string | null;
  /**
   * 辅助核算项目
   */
  auxiliaryItemId: number | null;
  /**
   * 辅助核算
   */
  itemName: string | null;
  /**
   * 匹配规则
   */
  ruleId: number | null;
  /**
   * 规则名称
   */
  ruleName: string | null;
  /**
   * 处理状态
   */
  matchStatus: 0 | 1 | 2;
  /**
   * 凭证号
   */
  voucherNo: string | null;
  /**
   * 有回单
   */
  hasReceipt: 0 | 1;
  /**
   * 流水来源
   */
  source: 1 | 2 | 3;
  /**
   * 内部转账
   */
  isTransfer: 0 | 1;
  /**
   * 对应的转账流水
   */
  transferEntryId: number | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 流水匹配规则
 */
export interface BankRule {
  /**
   * 规则编号
   */
  id: number;
  /**
   * 规则名称
   */
  ruleName: string;
  /**
   * 收支方向
   */
  sjfx: 1 | 2;
  /**
   * 摘要关键字
   *
   * Items: 关键字
   */
  keywords: string[];
  /**
   * 对方户名关键字
   *
   * Items: 关键字
   */
  partyWords: string[];
  /**
   * 对方科目
   */
  kmqc: string;
  /**
   * 优先级
   */
  priority: number;
  /**
   * 启用状态
   */
  status: 1 | 0;
  /**
   * 说明
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
}
/**
 * 对账单行
 */
export interface BankStatementLine {
  /**
   * 流水编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 银行账户
   */
  bankAccountId: number;
  /**
   * 开户行
   */
  khh: string;
  /**
   * 银行账号
   */
  yhzh: string | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 交易日期
   */
  jyrq: string;
  /**
   * 流水号
   */
  lsh: string | null;
  /**
   * 摘要
   */
  zy: string;
  /**
   * 对方户名
   */
  dfhm: string | null;
  /**
   * 对方账号
   */
  dfzh: string | null;
  /**
   * 对方开户行
   */
  dfkhh: string | null;
  /**
   * 收支方向
   */
  sjfx: 1 | 2;
  /**
   * 金额
   */
  je: number;
  /**
   * 收入金额（借）
   */
  jfje: number;
  /**
   * 支出金额（贷）
   */
  dfje: number;
  /**
   * 余额
   */
  ye: number;
  /**
   * 有回单
   */
  hasReceipt: 0 | 1;
  /**
   * 流水来源
   */
  source: 1 | 2 | 3;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 资金流水行
 */
export interface FundEntry {
  /**
   * 流水编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 银行账户
   */
  bankAccountId: number;
  /**
   * 开户行
   */
  khh: string;
  /**
   * 银行账号
   */
  yhzh: string | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 交易日期
   */
  jyrq: string;
  /**
   * 摘要
   */
  zy: string;
  /**
   * 对方户名
   */
  dfhm: string | null;
  /**
   * 收支方向
   */
  sjfx: 1 | 2;
  /**
   * 金额
   */
  je: number;
  /**
   * 收入金额（借）
   */
  jfje: number;
  /**
   * 支出金额（贷）
   */
  dfje: number;
  /**
   * 余额
   */
  ye: number;
  /**
   * 科目代码
   */
  kmdm: string | null;
  /**
   * 科目名称
   */
  kmqc: string | null;
  /**
   * 辅助核算
   */
  itemName: string | null;
  /**
   * 处理状态
   */
  matchStatus: 0 | 1 | 2;
  /**
   * 流水来源
   */
  source: 1 | 2 | 3;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 做账企业
 */
export interface BookHomeRow {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 助记码
   */
  zjm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 是否置顶
   */
  isTop: 0 | 1;
  /**
   * 票据到达
   */
  arrivalStatus: 0 | 1 | 2;
  /**
   * 到票时间
   */
  arrivalTime: string | null;
  /**
   * 记账状态
   */
  bookStatus: 0 | 1 | 2;
  /**
   * 记账时间
   */
  bookTime: string | null;
  /**
   * 凭证数
   */
  voucherNum: number;
  /**
   * 结账状态
   */
  ztQjzt: 0 | 1;
  /**
   * 申报状态
   */
  taxDeclareStatus: 0 | 1 | 2 | 3;
  /**
   * 备注
   */
  content: string | null;
  /**
   * 负责人
   *
   * Items: 员工
   */
  userIds: number[];
  /**
   * 负责人姓名
   */
  userNames: string;
  /**
   * 所在部门及上级部门
   *
   * Items: 部门
   */
  deptIds: number[];
}
/**
 * 月份做账进度
 */
export interface BookMonth {
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 是否在服务期内
   */
  serviced: 0 | 1;
  /**
   * 票据到达
   */
  arrivalStatus: 0 | 1 | 2;
  /**
   * 到票时间
   */
  arrivalTime: string | null;
  /**
   * 记账状态
   */
  bookStatus: 0 | 1 | 2;
  /**
   * 记账时间
   */
  bookTime: string | null;
  /**
   * 凭证数
   */
  voucherNum: number;
  /**
   * 结账状态
   */
  ztQjzt: 0 | 1;
  /**
   * 申报状态
   */
  taxDeclareStatus: 0 | 1 | 2 | 3;
  /**
   * 备注
   */
  content: string | null;
}
/**
 * 沟通企业
 */
export interface ChatCompany {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 有我的待办
   */
  todoFlag: boolean;
  /**
   * 有新消息
   */
  newMsgFlag: boolean;
  /**
   * 各模块新消息
   *
   * Items: 模块
   */
  moduleFlagList: {
    /**
     * 沟通模块
     */
    module: 1 | 2 | 3 | 4 | 0;
    /**
     * 有新消息
     */
    newMsgFlag: boolean;
  }[];
  /**
   * 发票消息状态
   */
  invoiceStatus: 0 | 1;
  /**
   * 税款确认状态
   */
  taxStatus: 0 | 1 | 2 | 3;
  /**
   * 省份代码
   */
  provinceId: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 最近沟通时间
   */
  lastTime: string | null;
  /**
   * 最近沟通内容
   */
  lastContent: string | null;
}
/**
 * 沟通记录
 */
export interface ChatRecord {
  /**
   * 消息编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 沟通模块
   */
  module: 1 | 2 | 3 | 4 | 0;
  /**
   * 沟通内容
   */
  content: string;
  /**
   * 附件
   */
  files: ChatFile[];
  /**
   * 数据标记
   */
  tags: 9 | 1 | null;
  /**
   * 我发送的
   */
  chatMineFlag: boolean;
  /**
   * 发送方
   */
  sender: "staff" | "client";
  /**
   * 发送人
   */
  fromUserName: string;
  /**
   * 发送时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 来源
   */
  source: "web" | "miniProgram" | "wecom";
  /**
   * 待办类型
   */
  todoType: "none" | "self" | "assigned";
  /**
   * 我的待办
   */
  todoMineFlag: boolean;
  /**
   * 待办状态
   */
  todoStatus: 0 | 1 | 2 | null;
  /**
   * 待办发起人
   */
  todoFromUserId: number | null;
  /**
   * 待办执行人
   *
   * Items: 姓名
   */
  todoUserNameList: string[];
  /**
   * 完成人
   */
  doneUserId: number | null;
  /**
   * 完成人姓名
   */
  doneUserName: string | null;
  /**
   * 完成时间
   */
  doneTime: string | null;
  /**
   * 引用的消息
   */
  refChatData: {
    /**
     * 消息编号
     */
    id: number;
    /**
     * 沟通内容
     */
    content: string;
    /**
     * 发送人
     */
    fromUserName: string;
  } | null;
}
/**
 * 沟通附件
 */
export interface ChatFile {
  /**
   * 文件编号
   */
  fileKey: string;
  /**
   * 文件名
   */
  fileName: string;
  /**
   * 文件地址
   */
  fileUrl: string;
  /**
   * 文件类型
   */
  fileType: string;
  /**
   * 缩略图地址
   */
  thumbnailUrl: string | null;
}
/**
 * 联系人
 */
export interface Contact {
  /**
   * 联系人编号
   */
  id: number;
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 姓名
   */
  name: string;
  /**
   * 职务
   */
  post: string | null;
  /**
   * 手机号
   */
  phone: string;
  /**
   * 邮箱
   */
  email: string | null;
  /**
   * 微信号
   */
  wechat: string | null;
  /**
   * 是否决策人
   */
  isDecisionMaker: boolean;
  /**
   * 常用联系人
   */
  isCommon: boolean;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 导入文件中的问题
 */
export interface ImportFault {
  /**
   * 行号
   */
  line: number;
  /**
   * 列名
   */
  column: string;
  /**
   * 填写内容
   */
  content: string;
  /**
   * 原因
   */
  reason: string;
}
/**
 * 客户
 */
export interface Company {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 助记码
   */
  zjm: string;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 企业类型
   */
  companyType: "1" | "2" | "3" | "4";
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 标签
   */
  tags: TagLabel[];
  /**
   * 负责人
   *
   * Items: 用户编号
   */
  userIds: number[];
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 登记注册类型
   */
  registType: "151" | "159" | "160" | "171" | "172" | "173" | "174" | "230" | "330" | "410" | null;
  /**
   * 纳税信用等级
   */
  taxlayerCreditRating: "A" | "B" | "M" | "C" | "D" | null;
  /**
   * 服务开始日期
   */
  beginDate: string;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 停用年度
   */
  stopYear: number | null;
  /**
   * 停用月份
   */
  stopMonth: number | null;
  /**
   * 停止服务期间
   */
  stopPeriod: string | null;
  /**
   * 删除时间
   */
  removeTime: string | null;
  /**
   * 删除人
   */
  removeUserName: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 标签
 */
export interface TagLabel {
  /**
   * 标签编号
   */
  id: number;
  /**
   * 标签名称
   */
  label: string;
  /**
   * 标签颜色
   */
  color: string;
}
/**
 * 匹配的客户
 */
export interface CompanyMatch {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 客户
   */
  label: string;
}
/**
 * 客户
 */
export interface ClientCompany {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 助记码
   */
  zjm: string;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 企业类型
   */
  companyType: "1" | "2" | "3" | "4";
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 标签
   */
  tags: TagLabel[];
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 登记注册类型
   */
  registType: "151" | "159" | "160" | "171" | "172" | "173" | "174" | "230" | "330" | "410" | null;
  /**
   * 纳税信用等级
   */
  taxlayerCreditRating: "A" | "B" | "M" | "C" | "D" | null;
  /**
   * 服务开始日期
   */
  beginDate: string;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 停用年度
   */
  stopYear: number | null;
  /**
   * 停用月份
   */
  stopMonth: number | null;
  /**
   * 停止服务期间
   */
  stopPeriod: string | null;
  /**
   * 负责人
   *
   * Items: 用户编号
   */
  userIds: number[];
  /**
   * 企业标签
   */
  companyTag: string;
  /**
   * 法人手机号
   */
  legalPersonPhone: string | null;
  /**
   * 法人证件类型
   */
  legalPersonIdCardType: "201" | "208" | "210" | "213" | null;
  /**
   * 法人证件号码
   */
  legalPersonIdCardNo: string | null;
  /**
   * 注册地址
   */
  address: string | null;
  /**
   * 经营范围
   */
  businessScope: string | null;
  /**
   * 注册资本（元）
   */
  registCapital: number | null;
  /**
   * 投资总额（元）
   */
  investLimit: number | null;
  /**
   * 成立日期
   */
  registrationDate: string | null;
  /**
   * 是否辅导期
   */
  isFdq: boolean;
  /**
   * 辅导期开始年度
   */
  fdqStartYear: number | null;
  /**
   * 辅导期开始月份
   */
  fdqStartMonth: number | null;
  /**
   * 辅导期结束年度
   */
  fdqStopYear: number | null;
  /**
   * 辅导期结束月份
   */
  fdqStopMonth: number | null;
  /**
   * 从业人数
   */
  personCount: number | null;
  /**
   * 信用等级
   */
  creditRating: "A" | "B" | "M" | "C" | "D" | null;
  /**
   * 信用等级说明
   */
  creditRatingDesc: string | null;
  /**
   * 评价年度
   */
  evaluateYear: number | null;
  /**
   * 财务负责人
   */
  financePerson: string | null;
  /**
   * 财务负责人手机号
   */
  financePersonPhone: string | null;
  /**
   * 办税员
   */
  taxProxyPersonName: string | null;
  /**
   * 办税员手机号
   */
  taxPersonPhone: string | null;
  /**
   * 城市
   */
  cityId: string | null;
  /**
   * 区县
   */
  areaId: string | null;
  /**
   * 企业规模
   */
  scales: "large" | "medium" | "small" | "micro" | null;
  /**
   * 财务初始化状态
   */
  cwcshzt: string | null;
  /**
   * 是否无需初始化
   */
  sfwxcsh: boolean;
  /**
   * 是否已建账
   */
  hbExist: boolean;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 标签
 */
export interface Tag {
  /**
   * 标签编号
   */
  id: number;
  /**
   * 标签名称
   */
  name: string;
  /**
   * 标签颜色
   */
  color: "processing" | "success" | "warning" | "error" | "default";
  /**
   * 标签样式
   */
  tags: TagLabel[];
  /**
   * 客户数
   */
  companyCount: number;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 授权
 */
export interface CompanyUserAuthGrant {
  /**
   * 授权编号
   */
  id: string;
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 用户编号
   */
  userId: number;
  /**
   * 负责人
   */
  userName: string;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 派工时间
   */
  createTime: string | null;
}
/**
 * 派工记录
 */
export interface GrantRecord {
  /**
   * 记录编号
   */
  id: number;
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 负责人
   */
  userName: string;
  /**
   * 操作
   */
  action: "grant" | "remove";
  /**
   * 操作人
   */
  operatorName: string;
  /**
   * 操作时间
   */
  createTime: string;
}
/**
 * 体检任务
 */
export interface InsightTask {
  /**
   * 任务编号
   */
  taskid: string;
  /**
   * 任务状态
   */
  status: 0 | 1 | 2 | 3;
  /**
   * 进度
   */
  progress: number;
  /**
   * 结果说明
   */
  message: string | null;
  /**
   * 开始时间
   */
  createTime: string;
  /**
   * 结束时间
   */
  endTime: string | null;
}
/**
 * 已体检企业
 */
export interface InsightRow {
  /**
   * 体检编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 体检得分
   */
  score: number;
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3;
  /**
   * 高风险项
   */
  highCount: number;
  /**
   * 中风险项
   */
  middleCount: number;
  /**
   * 低风险项
   */
  lowCount: number;
  /**
   * 风险项合计
   */
  itemCount: number;
  /**
   * 检查项数
   */
  ruleCount: number;
  /**
   * 上次得分
   */
  beforeScore: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 体检人姓名
   */
  insightUserName: string | null;
  /**
   * 体检时间
   */
  insightTime: string;
}
/**
 * 各期体检结果
 */
export interface InsightPeriod {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 体检得分
   */
  score: number;
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3;
  /**
   * 高风险项
   */
  highCount: number;
  /**
   * 中风险项
   */
  middleCount: number;
  /**
   * 低风险项
   */
  lowCount: number;
  /**
   * 体检时间
   */
  insightTime: string;
}
/**
 * 风险项
 */
export interface RiskItemRow {
  /**
   * 风险项编号
   */
  riskItemId: number;
  /**
   * 风险名称
   */
  title: string;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 规则编码
   */
  ruleCode: string;
  /**
   * 风险类别
   */
  category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3;
  /**
   * 处理状态
   */
  state: 1 | 2 | 3;
  /**
   * 风险描述
   */
  content: string;
  /**
   * 整改建议
   */
  advice: string;
  /**
   * 政策依据
   */
  basis: string;
  /**
   * 检测值
   */
  value: number;
  /**
   * 预警值
   */
  threshold: number;
  /**
   * 单位
   */
  unit: "percent" | "yuan" | "day" | "month" | "item" | "person";
  /**
   * 扣分
   */
  score: number;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 首次发现时间
   */
  firstTime: string;
  /**
   * 处理人姓名
   */
  handleUserName: string | null;
  /**
   * 处理时间
   */
  handleTime: string | null;
  /**
   * 处理说明
   */
  handleContent: string | null;
}
/**
 * 风险规则
 */
export interface RiskRule {
  /**
   * 规则编码
   */
  ruleCode: string;
  /**
   * 规则名称
   */
  title: string;
  /**
   * 风险类别
   */
  category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
  /**
   * 规则说明
   */
  description: string;
  /**
   * 政策依据
   */
  basis: string;
  /**
   * 单位
   */
  unit: "percent" | "yuan" | "day" | "month" | "item" | "person";
  /**
   * 预警值
   */
  threshold: number;
  /**
   * 默认预警值
   */
  defaultThreshold: number;
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3;
  /**
   * 默认等级
   */
  defaultGrade: 0 | 1 | 2 | 3;
  /**
   * 扣分
   */
  score: number;
  /**
   * 启用
   */
  enabled: 0 | 1;
  /**
   * 配置状态
   */
  state: "default" | "custom" | "kept";
  /**
   * 配置时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 体检汇总
 */
export interface InsightSummary {
  /**
   * 体检编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 体检得分
   */
  score: number;
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3;
  /**
   * 高风险项
   */
  highCount: number;
  /**
   * 中风险项
   */
  middleCount: number;
  /**
   * 低风险项
   */
  lowCount: number;
  /**
   * 风险项合计
   */
  itemCount: number;
  /**
   * 检查项数
   */
  ruleCount: number;
  /**
   * 上次得分
   */
  beforeScore: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 体检人姓名
   */
  insightUserName: string | null;
  /**
   * 体检时间
   */
  insightTime: string;
  /**
   * 各类别检查结果
   *
   * Items: 类别
   */
  categories: {
    /**
     * 风险类别
     */
    category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
    /**
     * 检查项数
     */
    ruleCount: number;
    /**
     * 风险项数
     */
    riskCount: number;
    /**
     * 最高等级
     */
    highestGrade: 0 | 1 | 2 | 3;
  }[];
  /**
   * 得分走势
   *
   * Items: 各期
   */
  trend: {
    /**
     * 会计年度
     */
    kjnd: number;
    /**
     * 会计期间
     */
    kjqj: number;
    /**
     * 得分
     */
    score: number;
    /**
     * 风险等级
     */
    riskGrade: 0 | 1 | 2 | 3;
  }[];
}
/**
 * 币种
 */
export interface Currency {
  /**
   * 币种编号
   */
  id: number;
  /**
   * 账套
   */
  ztdm: number;
  /**
   * 币种代码
   */
  bzdm: string;
  /**
   * 币种名称
   */
  bzmc: string;
  /**
   * 货币符号
   */
  symbol: string;
  /**
   * 本位币
   */
  isBase: 0 | 1;
  /**
   * 状态
   */
  status: 1 | 0;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 汇率
 */
export interface ExchangeRate {
  /**
   * 汇率编号
   */
  id: number;
  /**
   * 账套
   */
  ztdm: number;
  /**
   * 币种
   */
  currencyId: number;
  /**
   * 币种代码
   */
  bzdm: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 期初汇率
   */
  qcRate: number;
  /**
   * 期末汇率
   */
  qmRate: number;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 申请人
 */
export interface Applicant {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 申请人名称
   */
  name: string;
  /**
   * 申请人类型
   */
  kind: "company" | "person";
  /**
   * 专利数量
   */
  patentNum: number;
  /**
   * 软件著作权数量
   */
  softwareNum: number;
  /**
   * 首次申请日期
   */
  firstDate: string | null;
  /**
   * 最近申请日期
   */
  lastDate: string | null;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 备案网站
 */
export interface ApproveSite {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 网站名称
   */
  siteName: string;
  /**
   * 域名
   */
  domain: string;
  /**
   * 首页网址
   */
  homePage: string;
  /**
   * 备案号
   */
  licenceNo: string;
  /**
   * 审核日期
   */
  approveDate: string;
  /**
   * 网站状态
   */
  siteState: 1 | 0;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 登记信息
 */
export interface Member {
  /**
   * 编号
   */
  id: number;
  /**
   * 名称
   */
  name: string;
  /**
   * 职务
   */
  post: string | null;
  /**
   * 金额（元）
   */
  amount: number | null;
  /**
   * 比例
   */
  ratio: number | null;
  /**
   * 日期
   */
  since: string | null;
}
/**
 * 资质认证
 */
export interface Certification {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 资质类型
   */
  kind: "highTech" | "techSme" | "iso9001" | "foodLicence" | "buildingLicence" | "roadLicence";
  /**
   * 资质名称
   */
  certName: string;
  /**
   * 证书编号
   */
  certNo: string;
  /**
   * 发证机关
   */
  organ: string;
  /**
   * 发证日期
   */
  issueDate: string | null;
  /**
   * 有效期至
   */
  endDate: string | null;
  /**
   * 资质状态
   */
  certState: "valid" | "expired" | "applying";
  /**
   * 认证范围
   */
  scope: string | null;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 资料完整度
 */
export interface Completeness {
  /**
   * 完整度（%）
   */
  percent: number;
  /**
   * 待补充项目
   *
   * Items: 项目
   */
  missing: string[];
}
/**
 * 财税信息
 */
export interface FinanceTaxInfo {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 纳税信用等级
   */
  taxlayerCreditRating: "A" | "B" | "M" | "C" | "D" | null;
  /**
   * 评价年度
   */
  evaluateYear: number | null;
  /**
   * 是否辅导期
   */
  isFdq: boolean;
  /**
   * 辅导期开始年度
   */
  fdqStartYear: number | null;
  /**
   * 辅导期开始月份
   */
  fdqStartMonth: number | null;
  /**
   * 辅导期结束年度
   */
  fdqStopYear: number | null;
  /**
   * 辅导期结束月份
   */
  fdqStopMonth: number | null;
  /**
   * 财务负责人
   */
  financePerson: string | null;
  /**
   * 财务负责人手机号
   */
  financePersonPhone: string | null;
  /**
   * 办税员
   */
  taxProxyPersonName: string | null;
  /**
   * 办税员手机号
   */
  taxPersonPhone: string | null;
  /**
   * 辅导期
   */
  fdqPeriod: string | null;
}
/**
 * 客户概要
 */
export interface ProfileHead {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 助记码
   */
  zjm: string;
  /**
   * 标签
   */
  tags: TagLabel[];
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 资料完整度（%）
   */
  completeness: number;
}
/**
 * 客户概览
 */
export interface ProfileOverview {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 企业类型
   */
  companyType: "1" | "2" | "3" | "4";
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 助记码
   */
  zjm: string;
  /**
   * 标签
   */
  tags: TagLabel[];
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 服务开始日期
   */
  beginDate: string;
  /**
   * 停止服务期间
   */
  stopPeriod: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 完整度（%）
   */
  percent: number;
  /**
   * 待补充资料
   */
  missingText: string;
  /**
   * 常用联系人
   */
  contactId: number | null;
  /**
   * 联系人数
   */
  contactCount: number;
  /**
   * 月服务费（元）
   */
  monthFee: number | null;
  /**
   * 合同结束日期
   */
  serviceEnd: string | null;
}
/**
 * 专利
 */
export interface Patent {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 专利名称
   */
  patentName: string;
  /**
   * 申请号
   */
  patentNo: string;
  /**
   * 专利类型
   */
  kind: "invention" | "utility" | "design";
  /**
   * 专利状态
   */
  patentStatus: "pending" | "granted" | "ended";
  /**
   * 申请日期
   */
  applyDate: string;
  /**
   * 公告号
   */
  grantNo: string | null;
  /**
   * 授权公告日
   */
  grantDate: string | null;
  /**
   * 申请人
   */
  applicantName: string;
  /**
   * 发明人
   */
  inventors: string;
  /**
   * 摘要
   */
  abstract: string | null;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 服务
 */
export interface Service {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 服务项目
   *
   * Items: 服务项目
   */
  serviceItems: (
    "bookkeeping" | "taxFiling" | "invoicing" | "socialInsurance" | "payroll" | "annualReport" | "advisory"
  )[];
  /**
   * 合同开始日期
   */
  serviceStart: string | null;
  /**
   * 合同结束日期
   */
  serviceEnd: string | null;
  /**
   * 月服务费（元）
   */
  monthFee: number | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 服务信息
 */
export interface ServiceInfo {
  /**
   * 客户编号
   */
  companyId: number;
  /**
   * 服务项目
   *
   * Items: 服务项目
   */
  serviceItems: (
    "bookkeeping" | "taxFiling" | "invoicing" | "socialInsurance" | "payroll" | "annualReport" | "advisory"
  )[];
  /**
   * 合同开始日期
   */
  serviceStart: string | null;
  /**
   * 合同结束日期
   */
  serviceEnd: string | null;
  /**
   * 月服务费（元）
   */
  monthFee: number | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 合同状态
   */
  serviceStatus: "none" | "pending" | "active" | "ending" | "ended";
  /**
   * 合同剩余天数
   */
  daysLeft: number | null;
  /**
   * 客户状态
   */
  statusCode: 1 | 0 | 2;
  /**
   * 服务开始日期
   */
  beginDate: string;
  /**
   * 停止服务期间
   */
  stopPeriod: string | null;
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 软件著作权
 */
export interface SoftwareCopyRight {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 软件全称
   */
  softwareName: string;
  /**
   * 软件简称
   */
  shortName: string | null;
  /**
   * 登记号
   */
  registerNo: string;
  /**
   * 版本号
   */
  version: string;
  /**
   * 著作权人
   */
  owner: string;
  /**
   * 开发完成日期
   */
  finishDate: string | null;
  /**
   * 首次发表日期
   */
  publishDate: string | null;
  /**
   * 登记日期
   */
  registerDate: string;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 纳税信用级别
 */
export interface CreditLevel {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 评价年度
   */
  kjnd: number;
  /**
   * 信用级别
   */
  xyjb: "A" | "B" | "M" | "C" | "D";
  /**
   * 评价得分
   */
  score: number | null;
  /**
   * 评价日期
   */
  evaluateDate: string;
  /**
   * 评价机关
   */
  organ: string;
  /**
   * 扣分原因
   */
  deduction: string | null;
  /**
   * 采集时间
   */
  createTime: string;
}
/**
 * 委托授权
 */
export interface Delegation {
  /**
   * 委托编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 授权状态
   */
  deputeStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 委托范围
   *
   * Items: 委托事项
   */
  deputeScope: ("taxFiling" | "invoicing" | "taxQuery" | "taxPayment" | "socialInsurance")[];
  /**
   * 受托办税员
   */
  agentId: number;
  /**
   * 受托办税员姓名
   */
  agentName: string;
  /**
   * 委托开始日期
   */
  beginDate: string;
  /**
   * 委托结束日期
   */
  endDate: string;
  /**
   * 经办人
   */
  applyUserId: number;
  /**
   * 经办人姓名
   */
  applyUserName: string;
  /**
   * 申请时间
   */
  applyTime: string | null;
  /**
   * 授权时间
   */
  effectTime: string | null;
  /**
   * 解除日期
   */
  cancelDate: string | null;
  /**
   * 解除时间
   */
  cancelTime: string | null;
  /**
   * 解除原因
   */
  cancelReason: string | null;
  /**
   * 失败原因
   */
  failReason: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 委托操作记录
 */
export interface DelegationLog {
  /**
   * 记录编号
   */
  id: number;
  /**
   * 委托
   */
  delegationId: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 操作
   */
  event: "apply" | "authorised" | "applyFailed" | "cancel" | "released" | "cancelFailed" | "withdraw";
  /**
   * 操作前状态
   */
  beforeStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
  /**
   * 操作后状态
   */
  deputeStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 说明
   */
  content: string | null;
  /**
   * 操作人
   */
  userId: number;
  /**
   * 操作人姓名
   */
  userName: string;
  /**
   * 操作时间
   */
  createTime: string;
}
/**
 * 企业信息修改记录
 */
export interface CompanyModification {
  /**
   * 记录编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 修改项
   */
  field:
    | "companyName"
    | "taxlayerNo"
    | "taxlayerType"
    | "nsqxdm"
    | "legalPerson"
    | "address"
    | "businessScope"
    | "registCapital"
    | "industry"
    | "financePerson"
    | "taxProxyPersonName";
  /**
   * 修改前
   */
  oldValue: string | null;
  /**
   * 修改后
   */
  newValue: string | null;
  /**
   * 修改来源
   */
  source: "manual" | "workOrder" | "collect";
  /**
   * 修改人
   */
  createUserId: number;
  /**
   * 修改人姓名
   */
  userName: string;
  /**
   * 修改时间
   */
  createTime: string;
  /**
   * 撤销状态
   */
  revoked: 0 | 1;
  /**
   * 撤销人
   */
  revokeUserId: number | null;
  /**
   * 撤销人姓名
   */
  revokeUserName: string | null;
  /**
   * 撤销时间
   */
  revokeTime: string | null;
}
/**
 * 部门
 */
export interface Department {
  /**
   * 部门编号
   */
  deptId: number;
  /**
   * 部门名称
   */
  deptName: string;
  /**
   * 上级部门
   */
  parentId: number | null;
  /**
   * 是否分公司
   */
  branch: 0 | 1;
  /**
   * 员工数
   */
  userCount: number;
  /**
   * 下级部门
   */
  children: Department[];
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 部门用户
 */
export interface DepartmentUser {
  /**
   * 用户编号
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 状态
   */
  status: 1 | 0;
}
/**
 * 收费记录
 */
export interface FeeRecord {
  /**
   * 收费记录编号
   */
  recordId: number;
  /**
   * 收据号
   */
  receiptNo: string;
  /**
   * 收费客户
   */
  clientId: number;
  /**
   * 客户名称
   */
  clientName: string;
  /**
   * 关联企业
   */
  companyId: number | null;
  /**
   * 服务期间起
   */
  beginPeriod: string;
  /**
   * 服务期间止
   */
  endPeriod: string;
  /**
   * 月数
   */
  months: number;
  /**
   * 应收金额
   */
  receivable: number;
  /**
   * 实收金额
   */
  amount: number;
  /**
   * 优惠金额
   */
  discount: number;
  /**
   * 收款方式
   */
  payMethod: "transfer" | "wechat" | "alipay" | "cash" | "publicAccount";
  /**
   * 收款日期
   */
  payTime: string;
  /**
   * 经办人
   */
  userId: number;
  /**
   * 经办人姓名
   */
  userName: string;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 登记时间
   */
  createTime: string;
}
/**
 * 客户年度收费
 */
export interface FeeClientYear {
  /**
   * 收费客户编号
   */
  clientId: number;
  /**
   * 客户名称
   */
  clientName: string;
  /**
   * 客户编码
   */
  khbm: string | null;
  /**
   * 月服务费
   */
  monthFee: number;
  /**
   * 收费周期
   */
  feeCycle: 1 | 3 | 6 | 12;
  /**
   * 已收费至
   */
  paidTo: string;
  /**
   * 会计
   */
  kjUserId: number | null;
  /**
   * 会计姓名
   */
  kjUserName: string | null;
  /**
   * 客户状态
   */
  status: 1 | 0;
  /**
   * 缴费状态
   */
  feeState: "overdue" | "due" | "paid";
  /**
   * 欠费月数
   */
  owedMonths: number;
  /**
   * 欠费金额
   */
  owedAmount: number;
  /**
   * 累计实收
   */
  receivedAmount: number;
  /**
   * 收费次数
   */
  recordCount: number;
  /**
   * 本年应收
   */
  receivable: number;
  /**
   * 本年实收
   */
  received: number;
  /**
   * 各月
   */
  months: FeeMonth[];
}
/**
 * 月份收费
 */
export interface FeeMonth {
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 状态
   */
  state: "none" | "paid" | "owed" | "future";
  /**
   * 分摊实收
   */
  amount: number;
}
/**
 * 员工收费
 */
export interface FeeStaff {
  /**
   * 会计
   */
  userId: number | null;
  /**
   * 会计姓名
   */
  userName: string;
  /**
   * 部门
   */
  deptId: number | null;
  /**
   * 部门
   */
  deptName: string | null;
  /**
   * 客户数
   */
  clientNum: number;
  /**
   * 欠费客户数
   */
  overdueNum: number;
  /**
   * 本年应收
   */
  receivable: number;
  /**
   * 本年实收
   */
  received: number;
  /**
   * 欠费金额
   */
  owedAmount: number;
  /**
   * 收费率
   */
  rate: number;
}
/**
 * 收费客户
 */
export interface FeeClient {
  /**
   * 收费客户编号
   */
  clientId: number;
  /**
   * 客户名称
   */
  clientName: string;
  /**
   * 关联企业
   */
  companyId: number | null;
  /**
   * 客户编码
   */
  khbm: string | null;
  /**
   * 税号
   */
  taxlayerNo: string | null;
  /**
   * 合同编号
   */
  contractNo: string | null;
  /**
   * 月服务费
   */
  monthFee: number;
  /**
   * 收费周期
   */
  feeCycle: 1 | 3 | 6 | 12;
  /**
   * 服务开始月份
   */
  serviceStart: string;
  /**
   * 已收费至
   */
  paidTo: string;
  /**
   * 会计
   */
  kjUserId: number | null;
  /**
   * 会计姓名
   */
  kjUserName: string | null;
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 客户状态
   */
  status: 1 | 0;
  /**
   * 停用月份
   */
  stopPeriod: string | null;
  /**
   * 停用原因
   */
  stopReason: string | null;
  /**
   * 最近收款日期
   */
  lastPayTime: string | null;
  /**
   * 缴费状态
   */
  feeState: "overdue" | "due" | "paid";
  /**
   * 欠费月数
   */
  owedMonths: number;
  /**
   * 欠费金额
   */
  owedAmount: number;
  /**
   * 累计实收
   */
  receivedAmount: number;
  /**
   * 收费次数
   */
  recordCount: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 办税反馈
 */
export interface Feedback {
  /**
   * 反馈编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 税种
   */
  szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
  /**
   * 反馈类型
   */
  type: "taxDoubt" | "material" | "filingError" | "paymentFailed" | "deferral" | "other";
  /**
   * 标题
   */
  title: string;
  /**
   * 反馈内容
   */
  content: string;
  /**
   * 涉及税额
   */
  amount: number | null;
  /**
   * 反馈渠道
   */
  source: "client" | "wechat" | "phone" | "staff";
  /**
   * 反馈人
   */
  lxrName: string | null;
  /**
   * 反馈人电话
   */
  lxrPhone: string | null;
  /**
   * 状态
   */
  status: 0 | 1 | 2;
  /**
   * 处理人
   */
  dealUserId: number | null;
  /**
   * 处理人姓名
   */
  dealUserName: string | null;
  /**
   * 处理时间
   */
  dealTime: string | null;
  /**
   * 处理说明
   */
  dealContent: string | null;
  /**
   * 取消原因
   */
  cancelReason: string | null;
  /**
   * 反馈时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 税种申报状态
 */
export interface TaxTypeState {
  /**
   * 税种
   */
  szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
  /**
   * 申报税种编号
   */
  sbszid: number | null;
  /**
   * 申报状态
   */
  declareStatus: 0 | 1 | 2 | 3;
  /**
   * 应缴税额
   */
  amount: number | null;
  /**
   * 待处理反馈数
   */
  dclNum: number;
  /**
   * 反馈数
   */
  feedbackNum: number;
}
/**
 * 发票
 */
export interface InvoiceRow {
  /**
   * 发票编号
   */
  id: number;
  /**
   * 发票种类
   */
  fpzl: "81" | "82" | "01" | "03" | "04" | "08" | "10" | "14" | "17" | "51" | "61";
  /**
   * 发票号码
   */
  fphm: string;
  /**
   * 勾选状态
   */
  gxzt: 0 | 1;
  /**
   * 税局勾选状态
   */
  sjGxzt: 0 | 1;
  /**
   * 勾选用户
   */
  gxyh: string | null;
  /**
   * 认证状态
   */
  rzzt: 0 | 1 | 2;
  /**
   * 抵扣状态
   */
  dkzt: 0 | 1 | 2 | 4 | 5;
  /**
   * 开票日期
   */
  kprq: string;
  /**
   * 货物或应税劳务名称
   */
  hwYslwMc: string;
  /**
   * 金额
   */
  jehj: number;
  /**
   * 票面税额
   */
  sehj: number;
  /**
   * 有效税额
   */
  yxse: number;
  /**
   * 红字锁定
   */
  sdbz: 0 | 1;
  /**
   * 销货单位名称
   */
  xhdwMc: string;
  /**
   * 发票状态
   */
  fpzt: 0 | 1 | 3 | 4;
  /**
   * 红蓝票
   */
  redFlag: 0 | 1;
  /**
   * 风险等级
   */
  glzt: 0 | 1 | 2;
  /**
   * 勾选限制
   */
  canCheckStatus: 1 | 0;
  /**
   * 是否到票
   */
  isArrived: 1 | 0;
  /**
   * 推荐顺序
   */
  recommendOrder: number | null;
  /**
   * 发票明细
   */
  detailList: InvoiceDetailLine[];
  /**
   * 发票影像地址
   */
  url: string | null;
  /**
   * 流水号
   */
  lsh: string | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 不可勾选的原因
   */
  disabledReason: string | null;
}
/**
 * 发票明细行
 */
export interface InvoiceDetailLine {
  /**
   * 货物或应税劳务名称
   */
  hwYslwMc: string;
  /**
   * 单位
   */
  dw: string | null;
  /**
   * 数量
   */
  sl: number | null;
  /**
   * 金额
   */
  je: number;
  /**
   * 税率
   */
  slv: number;
  /**
   * 税额
   */
  se: number;
  /**
   * 价税合计
   */
  jshj: number;
}
/**
 * 发票主信息
 */
export interface InvoiceMaster {
  /**
   * 发票编号
   */
  id: number;
  /**
   * 进销项
   */
  jxxlx: 0 | 1;
  /**
   * 发票种类
   */
  fpzl: "81" | "82" | "01" | "03" | "04" | "08" | "10" | "14" | "17" | "51" | "61";
  /**
   * 发票代码
   */
  fpdm: string | null;
  /**
   * 发票号码
   */
  fphm: string;
  /**
   * 开票日期
   */
  kprq: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 销货单位名称
   */
  xhdwMc: string;
  /**
   * 销货单位税号
   */
  xhdwSh: string;
  /**
   * 购货单位名称
   */
  ghdwMc: string;
  /**
   * 购货单位税号
   */
  ghdwSh: string;
  /**
   * 货物或应税劳务名称
   */
  hwYslwMc: string;
  /**
   * 金额
   */
  jehj: number;
  /**
   * 税额
   */
  sehj: number;
  /**
   * 价税合计
   */
  jshj: number;
  /**
   * 有效税额
   */
  yxse: number;
  /**
   * 发票状态
   */
  fpzt: 0 | 1 | 3 | 4;
  /**
   * 红蓝票
   */
  redFlag: 0 | 1;
  /**
   * 勾选状态
   */
  gxzt: 0 | 1;
  /**
   * 认证状态
   */
  rzzt: 0 | 1 | 2;
  /**
   * 抵扣状态
   */
  dkzt: 0 | 1 | 2 | 4 | 5;
  /**
   * 风险等级
   */
  glzt: 0 | 1 | 2;
  /**
   * 是否到票
   */
  isArrived: 1 | 0;
  /**
   * 流水号
   */
  lsh: string | null;
  /**
   * 发票影像地址
   */
  url: string | null;
}
export interface CompanyMonthlyRow {
  /**
   * 企业编号
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 省份
   */
  provinceId: string | null;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3 | null;
  /**
   * 扣款方式
   */
  noticePayType: number | null;
  /**
   * 疑义状态
   */
  doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 预估增值税及附加
   */
  zzshfjs: number | null;
  /**
   * 确认税额
   */
  qrzzse: number | null;
  /**
   * 税款确认状态
   */
  taxConfirmState: number | null;
  /**
   * 预测状态
   */
  predictionStatus: number | null;
  /**
   * 预估税额说明
   */
  zzshfjsExtRemark: string | null;
  /**
   * 预估税额状态
   */
  zzshfjsStatus: number | null;
  /**
   * 本月税负率
   */
  zzssfl: number | null;
  /**
   * 本年税负率
   */
  currentYearSfl: number | null;
  /**
   * 发票更新时间
   */
  fpUpdateTime: string | null;
  /**
   * 发票更新说明
   */
  fpUpdateTimeExtRemark: string | null;
  /**
   * 发票更新明细
   */
  fpUpdateTimeExtRemarkDetail: string | null;
  /**
   * 是否采集中
   */
  isCjIng: boolean;
  /**
   * 发票是否完整采集过
   */
  isCollected: boolean;
  /**
   * 采集状态
   */
  cjzt: number | null;
  /**
   * 销项采集状态
   */
  xxCjzt: number | null;
  /**
   * 进项采集状态
   */
  jxCjzt: number | null;
  /**
   * 进项发票类型
   */
  jxFplx: string | null;
  /**
   * 本月销项张数
   */
  byxxTotalNum: number | null;
  /**
   * 本月销项税额
   */
  byxxTotalSe: number | null;
  /**
   * 本月销项金额
   */
  byxxTotalJe: number | null;
  /**
   * 本季销项张数
   */
  bjxxTotalNum: number | null;
  /**
   * 本季销项税额
   */
  bjxxTotalSe: number | null;
  /**
   * 本季销项金额
   */
  bjxxTotalJe: number | null;
  /**
   * 撤销状态
   */
  cancelStatus: 0 | 1 | 2 | 3 | null;
  /**
   * 撤销失败原因
   */
  cancelErrorMsg: string | null;
  /**
   * 勾选状态
   */
  checkStatus: number | null;
  /**
   * 统计确认状态
   */
  confirmationStatus: number | null;
  /**
   * 勾选确认失败原因
   */
  checkConfirmErrorMsg: string | null;
  /**
   * 小规模销项采集
   */
  xgmXxCollect: number | null;
  /**
   * 扣款时间
   */
  payTime: string | null;
  /**
   * 扣款时间类型
   */
  paymentTimeType: 0 | 1 | 2 | 3 | 4 | null;
  /**
   * 税种
   */
  szId: number | null;
  /**
   * 账套初始化状态
   */
  ztInitStatus: number | null;
  /**
   * 账套待初始化
   */
  ztNeedInitFlag: number | null;
  /**
   * 账套期间状态
   */
  ztQjzt: number | null;
  /**
   * 申报税种编号
   */
  sbszId: number | null;
  /**
   * 预测编号
   */
  predictionId: number | null;
  /**
   * 取数状态
   */
  fetchStatus: number | null;
  /**
   * 申报状态
   */
  taxDeclareStatus: number | null;
}
/**
 * 企业税款期
 */
export interface CompanyPeriodRecord {
  /**
   * 企业编号
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 申报税种编号
   */
  sbszId: number | null;
  /**
   * 预测编号
   */
  predictionId: number | null;
  /**
   * 纳税期限
   */
  nsqxdm: "06" | "08";
  /**
   * 勾选情况
   */
  checkStatus: -1 | 0 | 1 | null;
  /**
   * 统计确认状态
   */
  confirmationStatus: 0 | 1 | 2 | 3 | null;
  /**
   * 统计确认失败原因
   */
  checkConfirmErrorMsg: string | null;
  /**
   * 通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3 | null;
  /**
   * 疑义状态
   */
  doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 确认税额
   */
  qrzzse: number | null;
  /**
   * 预估增值税及附加
   */
  zzshfjs: number | null;
  /**
   * 无票收入项数
   */
  xxNoTicketCount: number;
  /**
   * 个人所得税税额
   */
  grsdsSe: number | null;
}
/**
 * 后台任务
 */
export interface Job {
  /**
   * 任务编号
   */
  taskid: string;
  /**
   * 任务名称
   */
  title: string;
  /**
   * 发起人编号
   */
  userId: number;
  /**
   * 发起人
   */
  userName: string;
  /**
   * 来源
   */
  origin: 0 | 1;
  /**
   * 状态
   */
  state: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 进度（%）
   */
  progress: number;
  /**
   * 执行次数
   */
  attempts: number;
  /**
   * 结果或错误
   */
  message: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 开始时间
   */
  startTime: string | null;
  /**
   * 结束时间
   */
  endTime: string | null;
}
/**
 * 小程序绑定（财务人员）
 */
export interface BindFinancial {
  /**
   * 绑定编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 财务人员
   */
  userId: number;
  /**
   * 财务人员姓名
   */
  userName: string;
  /**
   * 手机号
   */
  phone: string;
  /**
   * 岗位
   */
  financePost: "accountant" | "assistant" | "manager";
  /**
   * 接收消息
   */
  receiveMessage: 0 | 1;
  /**
   * 绑定状态
   */
  bindStatus: 0 | 1 | 2;
  /**
   * 微信昵称
   */
  wxName: string | null;
  /**
   * 绑定时间
   */
  bindTime: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 操作人
   */
  createUserId: number | null;
  /**
   * 操作人姓名
   */
  createUserName: string | null;
  /**
   * 添加时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 小程序绑定（负责人）
 */
export interface BindMain {
  /**
   * 绑定编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 负责人姓名
   */
  name: string;
  /**
   * 负责人手机号
   */
  phone: string;
  /**
   * 职务
   */
  post: string | null;
  /**
   * 绑定状态
   */
  bindStatus: 0 | 1 | 2;
  /**
   * 微信昵称
   */
  wxName: string | null;
  /**
   * 绑定时间
   */
  bindTime: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 操作人
   */
  createUserId: number | null;
  /**
   * 操作人姓名
   */
  createUserName: string | null;
  /**
   * 添加时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 通知
 */
export interface Notice {
  /**
   * 通知编号
   */
  id: number;
  /**
   * 收件编号
   */
  relationId: number;
  /**
   * 标题
   */
  noticeTitle: string;
  /**
   * 摘要
   */
  noticeAbstract: string;
  /**
   * 正文
   */
  noticeBody: string;
  /**
   * 生效时间
   */
  effectTime: string;
  /**
   * 阅读状态
   */
  deliverStatus: 0 | 1;
  /**
   * 通知分类
   */
  category: 0 | 1;
  /**
   * 业务类型
   */
  bizType: "system" | "policy" | "deadline" | "task" | "firm";
  /**
   * 发布人
   */
  userName: string;
  /**
   * 阅读时间
   */
  readTime: string | null;
}
/**
 * 字段变更
 */
export interface FieldChange {
  /**
   * 变更编号
   */
  id: number;
  /**
   * 变更时间
   */
  createTime: string;
  /**
   * 操作人
   */
  operatorName: string;
  /**
   * 操作
   */
  title: string;
  /**
   * 变更对象
   */
  kind: string;
  /**
   * 对象名称
   */
  recordName: string;
  /**
   * 变更方式
   */
  change: "create" | "update" | "delete";
  /**
   * 变更字段
   */
  fieldTitle: string;
  /**
   * 变更前
   */
  beforeText: string | null;
  /**
   * 变更后
   */
  afterText: string | null;
}
/**
 * 操作日志
 */
export interface OperatorLog {
  /**
   * 日志编号
   */
  id: number;
  /**
   * 操作人编号
   */
  operatorId: number;
  /**
   * 操作人
   */
  operatorName: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 操作
   */
  title: string;
  /**
   * 操作编码
   */
  operation: string;
  /**
   * 操作对象
   */
  target: string;
  /**
   * 结果
   */
  success: 1 | 0;
  /**
   * 失败原因
   */
  reason: string | null;
  /**
   * 操作时间
   */
  createTime: string;
  /**
   * 客户端地址
   */
  clientIp: string | null;
  /**
   * 请求编号
   */
  requestNo: string | null;
}
/**
 * 标签商机数
 */
export interface CodeCount {
  /**
   * 编码
   */
  value: string;
  /**
   * 名称
   */
  label: string;
  /**
   * 商机数
   */
  count: number;
}
/**
 * 客户头部信息
 */
export interface ClientHead {
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 合同状态
   */
  serviceStatus: "none" | "pending" | "active" | "ending" | "ended";
  /**
   * 合同到期日
   */
  serviceEnd: string | null;
  /**
   * 剩余天数
   */
  daysLeft: number | null;
  /**
   * 月服务费
   */
  monthFee: number | null;
  /**
   * 客户关系
   */
  relationshipLevel: 1 | 2 | 3 | 4 | 5;
  /**
   * 跟进中上升商机
   */
  riseCount: number;
  /**
   * 跟进中转介绍商机
   */
  introduceCount: number;
  /**
   * 累计成交金额
   */
  dealAmount: number;
  /**
   * 最近拜访时间
   */
  lastVisitTime: string | null;
  /**
   * 下次拜访时间
   */
  nextPlanTime: string | null;
}
/**
 * 商机客户
 */
export interface ChanceClient {
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 上升商机数
   */
  riseCount: number;
  /**
   * 转介绍商机数
   */
  introduceCount: number;
  /**
   * 未关闭商机数
   */
  openCount: number;
  /**
   * 已成交商机数
   */
  dealCount: number;
  /**
   * 预计金额合计
   */
  expectAmount: number;
  /**
   * 最近识别时间
   */
  lastTime: string | null;
}
/**
 * 商机联系电话
 */
export interface ChancePhone {
  /**
   * 商机编号
   */
  introduceId: number;
  /**
   * 潜在客户
   */
  targetName: string;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系电话
   */
  phone: string | null;
  /**
   * 电话来源
   */
  phoneSource: "registration" | "annualReport" | "invoice" | "customer" | null;
}
/**
 * 转介绍商机
 */
export interface IntroduceChance {
  /**
   * 商机编号
   */
  introduceId: number;
  /**
   * 潜在客户
   */
  targetName: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 关联关系
   */
  relationType: "shareholder" | "legalPerson" | "phone" | "upstream" | "downstream" | "recommended";
  /**
   * 关系说明
   */
  relationText: string;
  /**
   * 商机标签
   *
   * Items: 标签
   */
  labels: ("newlyFounded" | "noAgency" | "activeInvoices" | "sameOwner" | "largeTrade")[];
  /**
   * 统一社会信用代码
   */
  targetTaxNo: string | null;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系电话
   */
  phone: string | null;
  /**
   * 电话来源
   */
  phoneSource: "registration" | "annualReport" | "invoice" | "customer" | null;
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 注册地址
   */
  address: string | null;
  /**
   * 注册资本
   */
  registCapital: number | null;
  /**
   * 成立日期
   */
  registrationDate: string | null;
  /**
   * 近一年交易额
   */
  yearTradeAmount: number | null;
  /**
   * 商机来源
   */
  source: "system" | "visit" | "customer";
  /**
   * 预计金额
   */
  expectAmount: number;
  /**
   * 商机状态
   */
  status: 1 | 2 | 3 | 4 | 5;
  /**
   * 跟进人
   */
  followUserId: number | null;
  /**
   * 跟进人姓名
   */
  followUserName: string | null;
  /**
   * 跟进次数
   */
  followCount: number;
  /**
   * 最近跟进时间
   */
  lastFollowTime: string | null;
  /**
   * 成交金额
   */
  dealAmount: number | null;
  /**
   * 成交日期
   */
  dealDate: string | null;
  /**
   * 关闭原因
   */
  closeReason: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 识别时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 关系图谱节点
 */
export interface GraphNode {
  /**
   * 节点编号
   */
  id: string;
  /**
   * 名称
   */
  name: string;
  /**
   * 节点类型
   */
  kind: "client" | "company" | "person" | "phone" | "target";
  /**
   * 客户
   */
  companyId: number | null;
  /**
   * 转介绍商机
   */
  introduceId: number | null;
  /**
   * 商机状态
   */
  status: 1 | 2 | 3 | 4 | 5 | null;
}
/**
 * 关系图谱连线
 */
export interface GraphEdge {
  /**
   * 起点
   */
  source: string;
  /**
   * 终点
   */
  target: string;
  /**
   * 关联关系
   */
  relationType: "shareholder" | "legalPerson" | "phone" | "upstream" | "downstream" | "recommended";
  /**
   * 关系说明
   */
  text: string;
}
/**
 * 转介绍商机详情
 */
export interface IntroduceDetail {
  /**
   * 商机编号
   */
  introduceId: number;
  /**
   * 潜在客户
   */
  targetName: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 关联关系
   */
  relationType: "shareholder" | "legalPerson" | "phone" | "upstream" | "downstream" | "recommended";
  /**
   * 关系说明
   */
  relationText: string;
  /**
   * 商机标签
   *
   * Items: 标签
   */
  labels: ("newlyFounded" | "noAgency" | "activeInvoices" | "sameOwner" | "largeTrade")[];
  /**
   * 统一社会信用代码
   */
  targetTaxNo: string | null;
  /**
   * 法定代表人
   */
  legalPerson: string | null;
  /**
   * 联系电话
   */
  phone: string | null;
  /**
   * 电话来源
   */
  phoneSource: "registration" | "annualReport" | "invoice" | "customer" | null;
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 注册地址
   */
  address: string | null;
  /**
   * 注册资本
   */
  registCapital: number | null;
  /**
   * 成立日期
   */
  registrationDate: string | null;
  /**
   * 近一年交易额
   */
  yearTradeAmount: number | null;
  /**
   * 商机来源
   */
  source: "system" | "visit" | "customer";
  /**
   * 预计金额
   */
  expectAmount: number;
  /**
   * 商机状态
   */
  status: 1 | 2 | 3 | 4 | 5;
  /**
   * 跟进人
   */
  followUserId: number | null;
  /**
   * 跟进人姓名
   */
  followUserName: string | null;
  /**
   * 跟进次数
   */
  followCount: number;
  /**
   * 最近跟进时间
   */
  lastFollowTime: string | null;
  /**
   * 成交金额
   */
  dealAmount: number | null;
  /**
   * 成交日期
   */
  dealDate: string | null;
  /**
   * 关闭原因
   */
  closeReason: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 识别时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 可变更状态
   *
   * Items: 状态
   */
  nextStatus: (1 | 2 | 3 | 4 | 5)[];
  /**
   * 跟进历史
   */
  history: ChanceStep[];
}
/**
 * 商机跟进记录
 */
export interface ChanceStep {
  /**
   * 营销记录编号
   */
  marketId: number;
  /**
   * 沟通方式
   */
  method: "onSite" | "phone" | "wechat" | "video" | "invited";
  /**
   * 沟通结果
   */
  result: "interested" | "considering" | "refused" | "unreached" | null;
  /**
   * 沟通内容
   */
  content: string | null;
  /**
   * 变更前状态
   */
  beforeStatus: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 变更后状态
   */
  afterStatus: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 营销人员姓名
   */
  userName: string;
  /**
   * 营销时间
   */
  createTime: string;
}
/**
 * 营销记录
 */
export interface Marketing {
  /**
   * 营销记录编号
   */
  marketId: number;
  /**
   * 营销主题
   */
  title: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 营销类型
   */
  type: "rise" | "introduce" | "fintaxError";
  /**
   * 上升商机
   */
  riseId: number | null;
  /**
   * 转介绍商机
   */
  introduceId: number | null;
  /**
   * 拜访记录
   */
  recordId: number | null;
  /**
   * 沟通方式
   */
  method: "onSite" | "phone" | "wechat" | "video" | "invited";
  /**
   * 沟通结果
   */
  result: "interested" | "considering" | "refused" | "unreached" | null;
  /**
   * 沟通内容
   */
  content: string | null;
  /**
   * 变更前状态
   */
  beforeStatus: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 变更后状态
   */
  afterStatus: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 营销人员
   */
  userId: number;
  /**
   * 营销人员姓名
   */
  userName: string;
  /**
   * 下次联系时间
   */
  nextTime: string | null;
  /**
   * 营销时间
   */
  createTime: string;
}
/**
 * 上升商机
 */
export interface RiseChance {
  /**
   * 商机编号
   */
  riseId: number;
  /**
   * 商机名称
   */
  title: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 商机标签
   */
  label:
    | "generalTaxpayer"
    | "highTech"
    | "capitalIncrease"
    | "socialInsurance"
    | "payroll"
    | "exportRefund"
    | "rdDeduction"
    | "license"
    | "trademark"
    | "auditReport";
  /**
   * 产品类型
   */
  productType: "accounting" | "tax" | "business" | "payroll" | "qualification" | "property" | "audit";
  /**
   * 业务类型
   */
  bizType: "upgrade" | "addition" | "project" | "renewal";
  /**
   * 商机来源
   */
  source: "system" | "visit" | "customer";
  /**
   * 识别依据
   */
  reason: string;
  /**
   * 优先级
   */
  priority: 1 | 2 | 3;
  /**
   * 预计金额
   */
  expectAmount: number;
  /**
   * 预计成交日期
   */
  expectDate: string | null;
  /**
   * 商机状态
   */
  status: 1 | 2 | 3 | 4 | 5;
  /**
   * 跟进人
   */
  followUserId: number | null;
  /**
   * 跟进人姓名
   */
  followUserName: string | null;
  /**
   * 跟进次数
   */
  followCount: number;
  /**
   * 最近跟进时间
   */
  lastFollowTime: string | null;
  /**
   * 成交金额
   */
  dealAmount: number | null;
  /**
   * 成交日期
   */
  dealDate: string | null;
  /**
   * 关闭原因
   */
  closeReason: string | null;
  /**
   * 联系人
   */
  contactName: string | null;
  /**
   * 联系电话
   */
  contactPhone: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 识别时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 上升商机详情
 */
export interface RiseDetail {
  /**
   * 商机编号
   */
  riseId: number;
  /**
   * 商机名称
   */
  title: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 所属行业
   */
  industry: string | null;
  /**
   * 所属地区
   */
  provinceId:
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "21"
    | "2102"
    | "22"
    | "23"
    | "31"
    | "32"
    | "33"
    | "3302"
    | "34"
    | "35"
    | "3502"
    | "36"
    | "37"
    | "3702"
    | "41"
    | "42"
    | "43"
    | "44"
    | "4403"
    | "45"
    | "46"
    | "50"
    | "51"
    | "52"
    | "53"
    | "54"
    | "61"
    | "62"
    | "63"
    | "64"
    | "65";
  /**
   * 商机标签
   */
  label:
    | "generalTaxpayer"
    | "highTech"
    | "capitalIncrease"
    | "socialInsurance"
    | "payroll"
    | "exportRefund"
    | "rdDeduction"
    | "license"
    | "trademark"
    | "auditReport";
  /**
   * 产品类型
   */
  productType: "accounting" | "tax" | "business" | "payroll" | "qualification" | "property" | "audit";
  /**
   * 业务类型
   */
  bizType: "upgrade" | "addition" | "project" | "renewal";
  /**
   * 商机来源
   */
  source: "system" | "visit" | "customer";
  /**
   * 识别依据
   */
  reason: string;
  /**
   * 优先级
   */
  priority: 1 | 2 | 3;
  /**
   * 预计金额
   */
  expectAmount: number;
  /**
   * 预计成交日期
   */
  expectDate: string | null;
  /**
   * 商机状态
   */
  status: 1 | 2 | 3 | 4 | 5;
  /**
   * 跟进人
   */
  followUserId: number | null;
  /**
   * 跟进人姓名
   */
  followUserName: string | null;
  /**
   * 跟进次数
   */
  followCount: number;
  /**
   * 最近跟进时间
   */
  lastFollowTime: string | null;
  /**
   * 成交金额
   */
  dealAmount: number | null;
  /**
   * 成交日期
   */
  dealDate: string | null;
  /**
   * 关闭原因
   */
  closeReason: string | null;
  /**
   * 联系人
   */
  contactName: string | null;
  /**
   * 联系电话
   */
  contactPhone: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 识别时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 可变更状态
   *
   * Items: 状态
   */
  nextStatus: (1 | 2 | 3 | 4 | 5)[];
  /**
   * 跟进历史
   */
  history: ChanceStep[];
}
/**
 * 个税申报
 */
export interface PitDeclaration {
  /**
   * 申报编号
   */
  id: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  qymc: string;
  /**
   * 税号
   */
  nsrsbh: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 本期薪酬状态
   */
  salaryStatus: 0 | 1 | 2 | 3;
  /**
   * 申报人数
   */
  rs: number;
  /**
   * 收入合计
   */
  srhj: number;
  /**
   * 应纳税额
   */
  ynsehj: number;
  /**
   * 减免税额
   */
  jmsehj: number;
  /**
   * 应补退税额
   */
  ybtse: number;
  /**
   * 申报状态
   */
  declareStatus: 0 | 1 | 2 | 3;
  /**
   * 申报时间
   */
  declareTime: string | null;
  /**
   * 扣款状态
   */
  kkzt: 0 | 1 | 2 | 3 | 4;
  /**
   * 扣款金额
   */
  kkje: number;
  /**
   * 扣款时间
   */
  kkTime: string | null;
  /**
   * 税款通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3;
  /**
   * 撤销申报状态
   */
  undoStatus: 1 | null;
  /**
   * 撤销失败原因
   */
  undoErrorMsg: string | null;
  /**
   * 采集状态
   */
  cjzt: 0 | 1 | 2 | 3;
  /**
   * 采集时间
   */
  cjTime: string | null;
  /**
   * 采集失败原因
   */
  cjErrorMsg: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
}
/**
 * 税款测算
 */
export interface PredictionDetail {
  /**
   * 已勾选金额
   */
  ygxAmount: number | null;
  /**
   * 销项税额
   */
  xxTaxAmount: number | null;
  /**
   * 上期留抵金额
   */
  sqldAmount: number | null;
  /**
   * 本期转出金额
   */
  bqzcAmount: number | null;
  /**
   * 减免税额
   */
  jms: number | null;
  /**
   * 简易计税销项税额
   */
  jyxxse: number | null;
  /**
   * 一般计税销项税额
   */
  bhjyxxse: number | null;
  /**
   * 税款明细
   */
  taxPredictionDetailList: TaxPredictionItem[];
}
/**
 * 税款明细
 */
export interface TaxPredictionItem {
  /**
   * 税种
   */
  szid: 1 | 4 | 5 | 6 | 99;
  /**
   * 税额
   */
  se: number | null;
}
/**
 * 税款预测统计
 */
export interface PredictionStatistics {
  /**
   * 税款明细
   */
  taxPredictionDetailList: TaxPredictionItem[];
  /**
   * 增值税税负率
   */
  zzssfl: number | null;
  /**
   * 风险发票数
   */
  riskCount: number;
  /**
   * 状态异常发票数
   */
  statusErrorCount: number;
  /**
   * 未认证金额
   */
  wrzAmount: number | null;
  /**
   * 销项金额
   */
  xxAmount: number | null;
  /**
   * 上期留抵金额
   */
  sqldAmount: number | null;
  /**
   * 本期转出金额
   */
  bqzcAmount: number | null;
  /**
   * 销项税额
   */
  xxTaxAmount: number | null;
  /**
   * 预估增值税及附加
   */
  zzshfjs: number | null;
  /**
   * 简易计税销项税额
   */
  jyxxse: number | null;
  /**
   * 其他税额（企业所得税）
   */
  otherSe: number | null;
  /**
   * 预测状态
   */
  predictionStatus: number | null;
}
/**
 * 年度发票
 */
export interface AnnualInvoice {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 销项张数
   */
  xxNum: number;
  /**
   * 销项金额
   */
  xxJe: number;
  /**
   * 销项税额
   */
  xxSe: number;
  /**
   * 进项张数
   */
  jxNum: number;
  /**
   * 进项金额
   */
  jxJe: number;
  /**
   * 进项税额
   */
  jxSe: number;
  /**
   * 各月
   *
   * Items: 月份
   */
  months: {
    /**
     * 会计期间
     */
    kjqj: number;
    /**
     * 销项张数
     */
    xxNum: number;
    /**
     * 销项金额
     */
    xxJe: number;
    /**
     * 销项税额
     */
    xxSe: number;
    /**
     * 进项张数
     */
    jxNum: number;
    /**
     * 进项金额
     */
    jxJe: number;
    /**
     * 进项税额
     */
    jxSe: number;
  }[];
}
/**
 * 纳税申报进度
 */
export interface FilingView {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 增值税
   */
  vatAmount: number | null;
  /**
   * 附加税费
   */
  surtaxAmount: number | null;
  /**
   * 企业所得税
   */
  incomeTaxAmount: number | null;
  /**
   * 应缴合计
   */
  totalAmount: number | null;
  /**
   * 是否已抄报
   */
  copyStatus: 0 | 1;
  /**
   * 申报状态
   */
  taxDeclareStatus: 0 | 1 | 2 | 3;
  /**
   * 申报时间
   */
  declareTime: string | null;
  /**
   * 通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3;
  /**
   * 扣款日期
   */
  payTime: string | null;
  /**
   * 负责人
   *
   * Items: 员工
   */
  userIds: number[];
  /**
   * 负责人姓名
   */
  userNames: string;
  /**
   * 所在部门及上级部门
   *
   * Items: 部门
   */
  deptIds: number[];
}
/**
 * 进度查看
 */
export interface ProcessView {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 纳税期限
   */
  nsqxdm: string;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 发票采集
   */
  collectState: 0 | 1 | 2 | 3 | 9;
  /**
   * 勾选认证
   */
  checkState: 0 | 1 | 2 | 3 | 9;
  /**
   * 税款计算
   */
  estimateState: 0 | 1 | 2 | 3 | 9;
  /**
   * 税款通知
   */
  noticeState: 0 | 1 | 2 | 3 | 9;
  /**
   * 纳税申报
   */
  declareState: 0 | 1 | 2 | 3 | 9;
  /**
   * 税款缴纳
   */
  payState: 0 | 1 | 2 | 3 | 9;
  /**
   * 票据到达
   */
  arrivalState: 0 | 1 | 2 | 3 | 9;
  /**
   * 记账
   */
  bookState: 0 | 1 | 2 | 3 | 9;
  /**
   * 结账
   */
  closeState: 0 | 1 | 2 | 3 | 9;
  /**
   * 已完成环节数
   */
  doneNum: number;
  /**
   * 应办环节数
   */
  stepNum: number;
  /**
   * 完成率
   */
  percent: number;
  /**
   * 是否全部完成
   */
  isDone: 0 | 1;
  /**
   * 是否有异常
   */
  hasFault: 0 | 1;
  /**
   * 负责人
   *
   * Items: 员工
   */
  userIds: number[];
  /**
   * 负责人姓名
   */
  userNames: string;
  /**
   * 所在部门及上级部门
   *
   * Items: 部门
   */
  deptIds: number[];
  /**
   * 更新时间
   */
  updateTime: string | null;
}
/**
 * 申报进度统计
 */
export interface ProgressStatistics {
  /**
   * 员工
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 部门
   */
  deptId: number;
  /**
   * 部门
   */
  deptName: string;
  /**
   * 企业数
   */
  companyNum: number;
  /**
   * 应申报企业数
   */
  dueNum: number;
  /**
   * 已采集
   */
  collectedNum: number;
  /**
   * 已计算税款
   */
  estimatedNum: number;
  /**
   * 已通知
   */
  noticedNum: number;
  /**
   * 已申报
   */
  declaredNum: number;
  /**
   * 已缴款
   */
  paidNum: number;
  /**
   * 异常企业数
   */
  faultNum: number;
  /**
   * 申报完成率
   */
  declareRate: number;
}
/**
 * 完税证明
 */
export interface TaxCertificate {
  /**
   * 完税证明编号
   */
  id: number;
  /**
   * 证明号码
   */
  certificateNo: string;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 实缴税额
   */
  taxAmount: number;
  /**
   * 入库日期
   */
  payTime: string | null;
}
/**
 * 报表图片
 */
export interface ReportImage {
  /**
   * 图片编号
   */
  id: number;
  /**
   * 报表键
   */
  key: string;
  /**
   * 图片名称
   */
  name: string;
  /**
   * 图片地址
   */
  url: string;
  /**
   * 创建时间
   */
  createTime: string;
}
/**
 * 报表参数
 */
export interface ReportParameter {
  /**
   * 参数编号
   */
  id: number;
  /**
   * 报表键
   */
  key: string;
  /**
   * 参数名
   */
  name: string;
  /**
   * 参数标题
   */
  title: string;
  /**
   * 默认值
   */
  value: string;
  /**
   * 创建时间
   */
  createTime: string;
}
/**
 * 权益分配
 */
export interface RightsAllocation {
  /**
   * 分配编号
   */
  id: number;
  /**
   * 权益
   */
  rightsId: number;
  /**
   * 权益名称
   */
  rightsName: string;
  /**
   * 权益类型
   */
  rightsKind: "aiManager" | "invoice" | "bank" | "collect" | "proCard";
  /**
   * 到期日期
   */
  endDate: string;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 分配数量
   */
  num: number;
  /**
   * 已使用
   */
  usedNum: number;
  /**
   * 分配人
   */
  createUserId: number | null;
  /**
   * 分配人姓名
   */
  createUserName: string | null;
  /**
   * 分配时间
   */
  createTime: string;
}
/**
 * 权益使用
 */
export interface RightsUsage {
  /**
   * 使用编号
   */
  id: number;
  /**
   * 权益分配
   */
  allocationId: number;
  /**
   * 权益
   */
  rightsId: number;
  /**
   * 权益名称
   */
  rightsName: string;
  /**
   * 权益类型
   */
  rightsKind: "aiManager" | "invoice" | "bank" | "collect" | "proCard";
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 使用数量
   */
  num: number;
  /**
   * 使用时间
   */
  useTime: string;
  /**
   * 使用说明
   */
  content: string;
  /**
   * 使用人
   */
  userId: number;
  /**
   * 使用人姓名
   */
  userName: string;
  /**
   * 创建时间
   */
  createTime: string;
}
/**
 * 权限
 */
export interface RoleGrant {
  /**
   * 权限编码
   */
  code: string;
  /**
   * 操作标识
   */
  operationFlag: 0 | 1 | 2;
}
/**
 * 角色详情
 */
export interface RoleDetail {
  /**
   * 角色编号
   */
  roleId: number;
  /**
   * 角色名称
   */
  roleName: string;
  /**
   * 说明
   */
  remark: string;
  /**
   * 使用人数
   */
  userCount: number;
  /**
   * 权限
   */
  permissions: RoleGrant[];
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 角色
 */
export interface Role {
  /**
   * 角色编号
   */
  roleId: number;
  /**
   * 角色名称
   */
  roleName: string;
  /**
   * 说明
   */
  remark: string;
  /**
   * 使用人数
   */
  userCount: number;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 权限节点
 */
export interface PermissionNode {
  /**
   * 权限编码
   */
  code: string;
  /**
   * 权限名称
   */
  name: string;
  /**
   * 资源类型
   */
  resourceType: "MENU" | "BUTTON";
  /**
   * 本人的操作标识
   */
  operationFlag: 0 | 1 | 2 | null;
  /**
   * 下级权限
   */
  children: PermissionNode[];
}
/**
 * 薪酬部门
 */
export interface SalaryDept {
  /**
   * 薪酬部门
   */
  bmId: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 部门名称
   */
  deptName: string;
  /**
   * 费用归属
   */
  fylx: "gl" | "xs" | "yf" | "zz" | "sc";
  /**
   * 负责人
   */
  fzr: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 累计扣除
 */
export interface CumulativeDeduction {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 累计至期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 累计收入
   */
  ljsr: number;
  /**
   * 累计免税收入
   */
  ljmssr: number;
  /**
   * 累计减除费用
   */
  ljjcfy: number;
  /**
   * 累计专项扣除
   */
  ljzxkc: number;
  /**
   * 累计专项附加扣除
   */
  ljzxfjkc: number;
  /**
   * 累计其他扣除
   */
  ljqtkc: number;
  /**
   * 累计减免税额
   */
  ljjmse: number;
  /**
   * 累计已扣缴税额
   */
  ljykjse: number;
  /**
   * 数据来源
   */
  ly: 1 | 2 | 3;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
}
/**
 * 薪酬附件
 */
export interface SalaryFile {
  /**
   * 附件编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 文件名
   */
  fileName: string;
  /**
   * 文件
   */
  fileKey: string;
  /**
   * 附件类型
   */
  fjlx: "gzb" | "qsd" | "sbqd" | "qt";
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 上传人编号
   */
  createUserId: number;
  /**
   * 上传人
   */
  createUserName: string;
  /**
   * 上传时间
   */
  createTime: string;
}
/**
 * 外籍人员工资
 */
export interface ForeignSalary {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 国籍（地区）
   */
  gjdq: string;
  /**
   * 境内支付工资
   */
  jnzf: number;
  /**
   * 境外支付工资
   */
  jwzf: number;
  /**
   * 境内工作天数
   */
  jnts: number;
  /**
   * 境外工作天数
   */
  jwts: number;
  /**
   * 本年累计境内居住天数
   */
  ljjzts: number;
  /**
   * 境内应税工资
   */
  jnsd: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 个人所得
 */
export interface PersonalIncome {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 所得项目
   */
  sdxm: "lxgx" | "cczr" | "orsd";
  /**
   * 收入
   */
  sr: number;
  /**
   * 免税收入
   */
  mssr: number;
  /**
   * 财产原值及合理费用
   */
  kcje: number;
  /**
   * 应纳税所得额
   */
  ynssde: number;
  /**
   * 税率
   */
  sl: number;
  /**
   * 应扣缴税额
   */
  ybtse: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 减免税
 */
export interface TaxRelief {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 所得项目
   */
  sdxm: 1 | 2 | 3 | 4 | 6 | 11 | 20;
  /**
   * 减免事项
   */
  jmsx: "cj" | "zh" | "xd" | "qt";
  /**
   * 减免性质
   */
  jmxz: string | null;
  /**
   * 本期减免税额
   */
  jmse: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 多处所得
 */
export interface MultiSourceIncome {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 其他扣缴单位
   */
  qtdwmc: string;
  /**
   * 其他单位税号
   */
  qtnsrsbh: string | null;
  /**
   * 其他单位收入
   */
  sr: number;
  /**
   * 其他单位已扣缴税额
   */
  ykjse: number;
  /**
   * 专项附加扣除由本单位扣除
   */
  sfbdwkc: 0 | 1;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
}
/**
 * 薪酬明细
 */
export interface SalaryLine {
  /**
   * 明细编号
   */
  id: number;
  /**
   * 薪酬表
   */
  sheetId: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number;
  /**
   * 薪酬类型
   */
  xclx: 1 | 2 | 3 | 4 | 6 | 11 | 20;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 工号
   */
  gh: string | null;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 薪酬部门
   */
  bmId: number | null;
  /**
   * 部门
   */
  bmmc: string | null;
  /**
   * 基本工资
   */
  jbgz: number;
  /**
   * 岗位工资
   */
  gwgz: number;
  /**
   * 绩效工资
   */
  jxgz: number;
  /**
   * 津贴补贴
   */
  jtbt: number;
  /**
   * 加班费
   */
  jbf: number;
  /**
   * 其他应发
   */
  qtyf: number;
  /**
   * 缺勤扣款
   */
  kqkk: number;
  /**
   * 应发合计
   */
  yfhj: number;
  /**
   * 本期收入
   */
  bqsr: number;
  /**
   * 免税收入
   */
  mssr: number;
  /**
   * 费用
   */
  fy: number;
  /**
   * 养老保险（个人）
   */
  yanglaoGr: number;
  /**
   * 医疗保险（个人）
   */
  yiliaoGr: number;
  /**
   * 失业保险（个人）
   */
  shiyeGr: number;
  /**
   * 住房公积金（个人）
   */
  gjjGr: number;
  /**
   * 个人社保公积金合计
   */
  sbgrhj: number;
  /**
   * 养老保险（单位）
   */
  yanglaoDw: number;
  /**
   * 医疗保险（单位）
   */
  yiliaoDw: number;
  /**
   * 失业保险（单位）
   */
  shiyeDw: number;
  /**
   * 工伤保险（单位）
   */
  gongshangDw: number;
  /**
   * 住房公积金（单位）
   */
  gjjDw: number;
  /**
   * 单位社保公积金合计
   */
  sbdwhj: number;
  /**
   * 本期专项附加扣除
   */
  zxfjkc: number;
  /**
   * 企业年金
   */
  nj: number;
  /**
   * 商业健康保险
   */
  syjkx: number;
  /**
   * 个人养老金
   */
  gryl: number;
  /**
   * 其他扣除
   */
  qtkc: number;
  /**
   * 其他扣除合计
   */
  qtkchj: number;
  /**
   * 本期减免税额
   */
  jmse: number;
  /**
   * 当地上年职工年平均工资
   */
  pjgz: number;
  /**
   * 累计收入
   */
  ljsr: number;
  /**
   * 累计免税收入
   */
  ljmssr: number;
  /**
   * 累计减除费用
   */
  ljjcfy: number;
  /**
   * 累计专项扣除
   */
  ljzxkc: number;
  /**
   * 累计专项附加扣除
   */
  ljzxfjkc: number;
  /**
   * 累计其他扣除
   */
  ljqtkc: number;
  /**
   * 累计减免税额
   */
  ljjmse: number;
  /**
   * 应纳税所得额
   */
  ynssde: number;
  /**
   * 税率
   */
  sl: number;
  /**
   * 速算扣除数
   */
  sskcs: number;
  /**
   * 累计应纳税额
   */
  ljynse: number;
  /**
   * 累计已扣缴税额
   */
  ljykjse: number;
  /**
   * 本期应补税额
   */
  ybtse: number;
  /**
   * 税后扣款
   */
  shkk: number;
  /**
   * 实发工资
   */
  sfgz: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 薪酬人员
 */
export interface SalaryPerson {
  /**
   * 人员
   */
  ryid: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 工号
   */
  gh: string | null;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 性别
   */
  xb: "1" | "2" | null;
  /**
   * 证件类型
   */
  zjlx: "201" | "208" | "210" | "213";
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 国籍（地区）
   */
  gjdq: string;
  /**
   * 出生日期
   */
  csrq: string | null;
  /**
   * 手机号
   */
  phone: string | null;
  /**
   * 薪酬部门
   */
  bmId: number | null;
  /**
   * 部门
   */
  bmmc: string | null;
  /**
   * 职务
   */
  zw: string | null;
  /**
   * 任职受雇从业类型
   */
  cyqk: "01" | "02" | "03" | "04" | "99";
  /**
   * 任职受雇从业日期
   */
  rzrq: string;
  /**
   * 离职日期
   */
  lzrq: string | null;
  /**
   * 人员状态
   */
  ryzt: 1 | 0;
  /**
   * 当年首次入职
   */
  sfscjy: 0 | 1;
  /**
   * 按年扣除减除费用
   */
  sfqnkc: 0 | 1;
  /**
   * 残疾
   */
  sfcj: 0 | 1;
  /**
   * 孤老
   */
  sfgl: 0 | 1;
  /**
   * 烈属
   */
  sfls: 0 | 1;
  /**
   * 参加社保
   */
  sfcb: 0 | 1;
  /**
   * 社保缴费基数
   */
  sbjs: number | null;
  /**
   * 公积金缴存基数
   */
  gjjjs: number | null;
  /**
   * 开户银行
   */
  khyh: string | null;
  /**
   * 银行卡号
   */
  yhkh: string | null;
  /**
   * 报送状态
   */
  bszt: 0 | 1 | 2;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 社保同步明细
 */
export interface SalarySbSync {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 养老保险（个人）
   */
  yanglaoGr: number;
  /**
   * 医疗保险（个人）
   */
  yiliaoGr: number;
  /**
   * 失业保险（个人）
   */
  shiyeGr: number;
  /**
   * 住房公积金（个人）
   */
  gjjGr: number;
  /**
   * 养老保险（单位）
   */
  yanglaoDw: number;
  /**
   * 医疗保险（单位）
   */
  yiliaoDw: number;
  /**
   * 失业保险（单位）
   */
  shiyeDw: number;
  /**
   * 工伤保险（单位）
   */
  gongshangDw: number;
  /**
   * 住房公积金（单位）
   */
  gjjDw: number;
  /**
   * 社保个人合计
   */
  sbGr: number;
  /**
   * 薪酬个人合计
   */
  xcGr: number;
  /**
   * 个人差额
   */
  ceGr: number;
  /**
   * 社保单位合计
   */
  sbDw: number;
  /**
   * 薪酬单位合计
   */
  xcDw: number;
  /**
   * 单位差额
   */
  ceDw: number;
  /**
   * 差异原因
   */
  cyyy: string | null;
  /**
   * 比对状态
   */
  state: 0 | 1 | 2 | 3;
  /**
   * 处理时间
   */
  handleTime: string | null;
  /**
   * 同步时间
   */
  createTime: string;
}
/**
 * 专项附加扣除
 */
export interface SpecialAdditionalDeduction {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 扣除年度
   */
  kjnd: number;
  /**
   * 报送期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 扣除项目
   */
  kclx: "znjy" | "yyezh" | "jxjy" | "zfdk" | "zfzj" | "sylr";
  /**
   * 扣除期间起
   */
  yxqq: string;
  /**
   * 扣除期间止
   */
  yxqz: string | null;
  /**
   * 分摊比例
   */
  fdbl: 100 | 50;
  /**
   * 城市类别
   */
  csjb: "capital" | "large" | "other" | null;
  /**
   * 约定每月分摊金额
   */
  ftje: number | null;
  /**
   * 每月扣除额
   */
  ykce: number;
  /**
   * 数据来源
   */
  ly: 1 | 2 | 3;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
}
/**
 * 股权激励所得
 */
export interface StockIncome {
  /**
   * 编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 薪酬方案
   */
  xctjid: number | null;
  /**
   * 会计年度
   */
  kjnd: number;
  /**
   * 会计期间
   */
  kjqj: number;
  /**
   * 人员
   */
  ryid: number;
  /**
   * 姓名
   */
  xm: string;
  /**
   * 证件号码
   */
  zjhm: string;
  /**
   * 激励类型
   */
  gqlx: "gpqq" | "gpzzq" | "xzxgp" | "gqjl";
  /**
   * 行权（解禁）日期
   */
  xqrq: string | null;
  /**
   * 本期股权激励收入
   */
  bqsr: number;
  /**
   * 本年累计股权激励收入
   */
  ljsr: number;
  /**
   * 应纳税所得额
   */
  ynssde: number;
  /**
   * 税率
   */
  sl: number;
  /**
   * 速算扣除数
   */
  sskcs: number;
  /**
   * 本年已扣缴税额
   */
  ykjse: number;
  /**
   * 本期应补税额
   */
  ybtse: number;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string;
}
/**
 * 登录信息
 */
export interface LoginInfo {
  userBasicInfo: UserBasicInfo;
  /**
   * 代账公司
   */
  dzgsDTO: {
    /**
     * 公司编号
     */
    gsid: number;
    /**
     * 公司名称
     */
    gsmc: string;
    /**
     * 地区编码
     */
    dqbm: string;
    /**
     * 产品类型
     */
    productType: number;
  };
  /**
   * 公司名称
   */
  name: string;
  /**
   * 已开通产品
   */
  tenantProductList: {
    /**
     * 产品编号
     */
    productId: number;
    /**
     * 产品名称
     */
    productName: string;
  }[];
  /**
   * 服务版本
   */
  versionDtoList: {
    /**
     * 服务标签
     */
    serviceTag: string;
    /**
     * 服务版本号
     */
    serviceVersion: string;
  }[];
  /**
   * 账号有效期
   */
  versionUserDtoList: {
    /**
     * 有效期至
     */
    expireTime: string;
  }[];
  /**
   * 是否已配置权限
   */
  permission: boolean | null;
  /**
   * 开户状态
   */
  initStatus: number;
  /**
   * 服务器时间
   */
  serverTime: string;
  /**
   * 由分享登录码进入
   */
  sharedLogin?: boolean;
}
/**
 * 用户基本信息
 */
export interface UserBasicInfo {
  /**
   * 用户编号
   */
  id: number;
  /**
   * 姓名
   */
  name: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 公司编号
   */
  gsid: number;
  /**
   * 管理员
   */
  admin: boolean;
  /**
   * 分公司管理员
   */
  branchAdmin: boolean;
  /**
   * 部门主管
   */
  deptManager: boolean;
  /**
   * 超级管理员
   */
  superAdmin: boolean;
  /**
   * 状态
   */
  status: 1 | 0;
  /**
   * 手机号
   */
  phone: string;
}
/**
 * 特殊情况
 */
export interface SpecialCaseDetail {
  /**
   * 特殊情况类型
   */
  specialType: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 类型名称
   */
  specialTypeName: string;
  /**
   * 金额
   */
  amount: number | null;
  /**
   * 税率（征收率）
   */
  sl: number | null;
  /**
   * 备注
   */
  bz: string | null;
  /**
   * 附件
   */
  annexUrlList: {
    /**
     * 文件
     *
     * Items: 附件
     */
    fileUrlList: {
      /**
       * 附件名称
       */
      name: string;
      /**
       * 附件地址
       */
      url: string;
    }[];
    /**
     * 图片
     *
     * Items: 附件
     */
    imageUrlList: {
      /**
       * 附件名称
       */
      name: string;
      /**
       * 附件地址
       */
      url: string;
    }[];
  };
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 科目及余额
 */
export interface SubjectRow {
  /**
   * 科目编号
   */
  id: number;
  /**
   * 账套
   */
  ztdm: number;
  /**
   * 科目代码
   */
  kmdm: string;
  /**
   * 科目名称
   */
  kmmc: string;
  /**
   * 科目全称
   */
  kmqc: string;
  /**
   * 上级科目代码
   */
  parentCode: string | null;
  /**
   * 科目级次
   */
  level: number;
  /**
   * 科目类别
   */
  kmlb: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 余额方向
   */
  yefx: 1 | 2;
  /**
   * 末级科目
   */
  isLeaf: 0 | 1;
  /**
   * 启用状态
   */
  status: 1 | 0;
  /**
   * 系统科目
   */
  isSystem: 0 | 1;
  /**
   * 辅助核算类型
   *
   * Items: 辅助核算类型
   */
  fzhs: number[];
  /**
   * 现金科目
   */
  isCash: 0 | 1;
  /**
   * 数量核算
   */
  isQuantity: 0 | 1;
  /**
   * 计量单位
   */
  unit: string | null;
  /**
   * 核算币种
   */
  bzdm: string | null;
  /**
   * 助记码
   */
  zjm: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 更新时间
   */
  updateTime: string;
  /**
   * 期初余额
   */
  qcye: number;
  /**
   * 借方发生额
   */
  jffse: number;
  /**
   * 贷方发生额
   */
  dffse: number;
  /**
   * 期末余额
   */
  qmye: number;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 科目树节点
 */
export interface SubjectNode {
  /**
   * 科目编号
   */
  id: number;
  /**
   * 科目代码
   */
  kmdm: string;
  /**
   * 科目名称
   */
  kmmc: string;
  /**
   * 科目全称
   */
  kmqc: string;
  /**
   * 上级科目代码
   */
  parentCode: string | null;
  /**
   * 科目级次
   */
  level: number;
  /**
   * 科目类别
   */
  kmlb: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * 余额方向
   */
  yefx: 1 | 2;
  /**
   * 末级科目
   */
  isLeaf: 0 | 1;
  /**
   * 启用状态
   */
  status: 1 | 0;
  /**
   * 下级科目
   */
  children: SubjectNode[];
}
/**
 * 任务
 */
export interface Task {
  /**
   * 任务编号
   */
  taskid: string;
  /**
   * 任务名称
   */
  title: string;
  /**
   * 状态
   */
  status: 0 | 1 | 2 | 3;
  /**
   * 进度
   */
  progress: number;
  /**
   * 结果说明
   */
  message: string | null;
  /**
   * 文件名
   */
  fileName: string | null;
  /**
   * 文件地址
   */
  url: string | null;
  /**
   * 来源
   */
  module: string;
  /**
   * 发起时间
   */
  createTime: string;
  /**
   * 完成时间
   */
  endTime: string | null;
}
/**
 * 取数任务
 */
export interface FetchTask {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 任务编号
   */
  taskid: string;
  /**
   * 取数状态
   */
  cjzt: null | 0 | 3 | 4 | 6 | 1 | 2 | 5 | 9;
  /**
   * 说明
   */
  message: string | null;
  /**
   * 开始时间
   */
  startTime: string | null;
  /**
   * 结束时间
   */
  endTime: string | null;
}
/**
 * 汇算清缴
 */
export interface AnnualSettlement {
  /**
   * 清缴编号
   */
  id: number;
  /**
   * 企业
   */
  companyId: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 纳税人识别号
   */
  taxlayerNo: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 清缴年度
   */
  kjnd: number;
  /**
   * 营业收入
   */
  yysr: number;
  /**
   * 营业成本
   */
  yycb: number;
  /**
   * 期间费用
   */
  qjfy: number;
  /**
   * 利润总额
   */
  lrze: number;
  /**
   * 纳税调整金额
   */
  nstzje: number;
  /**
   * 应纳税所得额
   */
  ynssde: number;
  /**
   * 适用税负
   */
  sl: number;
  /**
   * 应纳所得税额
   */
  ynsdse: number;
  /**
   * 已预缴税额
   */
  yyjse: number;
  /**
   * 应补退税额
   */
  ybtse: number;
  /**
   * 通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3;
  /**
   * 清缴进度
   */
  status: "pending" | "calculated" | "notified" | "declared" | "paid";
  /**
   * 扣款时间
   */
  paymentTime: string | null;
  /**
   * 申报时间
   */
  declareTime: string | null;
  /**
   * 备注
   */
  content: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 修改时间
   */
  updateTime: string;
}
/**
 * 税款通知信息
 */
export interface TaxNotification {
  /**
   * 企业编号
   */
  qyId: number;
  /**
   * 预测编号
   */
  predictionId: number | null;
  /**
   * 申报税种编号
   */
  sbszId: number | null;
  /**
   * 税种
   */
  szId: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99;
  /**
   * 应纳税额
   */
  taxAmount: number | null;
  /**
   * 扣款时间
   */
  paymentTime: string | null;
  /**
   * 扣款时间类型
   */
  paymentTimeType: 0 | 1 | 2 | 3 | 4 | null;
  /**
   * 特殊情况
   *
   * Items: 特殊情况
   */
  specialConditions: {
    /**
     * 类型名称
     */
    specialTypeName: string;
    /**
     * 金额
     */
    amount: number | null;
    /**
     * 税率（征收率）
     */
    sl: number | null;
    /**
     * 备注
     */
    bz: string | null;
    /**
     * 附件
     */
    annexUrlList: {
      /**
       * 文件
       *
       * Items: 附件
       */
      fileUrlList: {
        /**
         * 附件名称
         */
        name: string;
        /**
         * 附件地址
         */
        url: string;
      }[];
      /**
       * 图片
       *
       * Items: 附件
       */
      imageUrlList: {
        /**
         * 附件名称
         */
        name: string;
        /**
         * 附件地址
         */
        url: string;
      }[];
    };
  }[];
  /**
   * 统计确认状态
   */
  confirmationStatus: 0 | 1 | 2 | 3 | null;
  /**
   * 纳税人类型
   */
  nsrType: "001" | "101";
  /**
   * 来源
   */
  source: number | null;
  /**
   * 疑义内容
   */
  content: string | null;
  /**
   * 图片
   *
   * Items: 图片
   */
  fileKeyList: string[];
  /**
   * 勾选情况
   */
  checkStatus: -1 | 0 | 1 | null;
  /**
   * 忽略劳务报酬综合校验
   */
  ignoreLwbczhCheck: 0 | 1;
  /**
   * 通知状态
   */
  noticeTaxType: 0 | 1 | 2 | 3 | null;
  /**
   * 申报状态
   */
  taxDeclareStatus: 0 | 1 | 2 | 3 | null;
  /**
   * 撤销申报状态
   */
  undoStatus: number | null;
  /**
   * 可撤销
   */
  canCancel: 0 | 1;
  /**
   * 撤销提示
   */
  cancelNotice: string | null;
  /**
   * 报表名称
   */
  reportName: string;
  /**
   * 工资主表
   *
   * Items: 工资主表
   */
  gzZbInfoList: {
    /**
     * 薪酬类型
     */
    xclxStr: string;
    /**
     * 税额
     */
    se: number | null;
  }[];
  /**
   * 个人所得税税额
   */
  grsdsSe: number | null;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 税款状态
   */
  taxStatus: "correct" | "doubtful" | null;
  /**
   * 最早扣款日
   */
  initialPayTime: string;
  /**
   * 疑义状态
   */
  doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 税款明细
   *
   * Items: 税款
   */
  taxPredictionDetailList: {
    /**
     * 税种
     */
    szid: 1 | 4 | 5 | 6 | 99;
    /**
     * 税额
     */
    se: number | null;
  }[];
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 用户
 */
export interface Person {
  /**
   * 用户编号
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 所属部门
   */
  deptName: string;
}
/**
 * 用户
 */
export interface UserUser {
  /**
   * 用户编号
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 手机号
   */
  phone: string;
  /**
   * 状态
   */
  status: 1 | 0;
  /**
   * 负责企业数
   */
  delegateCount: number;
  /**
   * 创建时间
   */
  createTime: string;
}
/**
 * 角色用户
 */
export interface RoleUser {
  /**
   * 用户编号
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 状态
   */
  status: 1 | 0;
  /**
   * 最近登录时间
   */
  lastLoginTime: string | null;
}
/**
 * 用户
 */
export interface UserAdminUser {
  /**
   * 用户编号
   */
  id: number;
  /**
   * 姓名
   */
  name: string;
  /**
   * 登录账号
   */
  account: string;
  /**
   * 手机号
   */
  phone: string;
  /**
   * 所属部门
   */
  deptId: number;
  /**
   * 所属部门
   */
  deptName: string;
  /**
   * 角色
   *
   * Items: 角色编号
   */
  roleIds: number[];
  /**
   * 角色
   */
  roleNames: string;
  /**
   * 用户类型
   */
  userKind: "superAdmin" | "admin" | "branchAdmin" | "deptManager" | "ordinary";
  /**
   * 状态
   */
  status: 1 | 0;
  /**
   * 负责企业数
   */
  delegateCount: number;
  /**
   * 最近登录时间
   */
  lastLoginTime: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 常用筛选
 */
export interface SavedFilter {
  /**
   * 常用筛选编号
   */
  id: number;
  /**
   * 界面
   */
  screen: string;
  /**
   * 筛选名称
   */
  name: string;
  /**
   * 筛选条件
   */
  conditions: {
    [k: string]: unknown;
  };
  /**
   * 部门共享
   */
  shared: boolean;
  /**
   * 本人创建
   */
  own: boolean;
  /**
   * 可删除
   */
  removable: boolean;
  /**
   * 创建人
   */
  ownerName: string;
  /**
   * 共享部门
   */
  deptName: string | null;
  /**
   * 数据版本
   */
  rowVersion: string | null;
}
/**
 * 界面设置
 */
export interface ScreenSetting {
  /**
   * 界面
   */
  screen: string;
  /**
   * 设置项
   */
  part: "columns" | "aside" | "defaultFilter";
  /**
   * 设置
   */
  value: {
    [k: string]: unknown;
  };
}
/**
 * 财税建议书
 */
export interface Advice {
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 税号
   */
  taxlayerNo: string;
  /**
   * 服务机构
   */
  firmName: string;
  /**
   * 生成时间
   */
  makeTime: string;
  /**
   * 综述
   */
  summary: string;
  /**
   * 财税建议
   */
  finance: AdviceItem[];
  /**
   * 会计建议
   */
  accounting: AdviceItem[];
}
/**
 * 建议条目
 */
export interface AdviceItem {
  /**
   * 标题
   */
  title: string;
  /**
   * 建议程度
   */
  level: "urgent" | "suggested" | "notice";
  /**
   * 现状
   */
  content: string;
  /**
   * 建议
   */
  advice: string;
}
/**
 * 拜访计划
 */
export interface VisitPlan {
  /**
   * 计划编号
   */
  planId: number;
  /**
   * 拜访主题
   */
  title: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 计划状态
   */
  status: 1 | 2 | 3 | 4 | 5;
  /**
   * 计划拜访时间
   */
  planTime: string;
  /**
   * 预计时长（分钟）
   */
  duration: number;
  /**
   * 拜访方式
   */
  method: "onSite" | "phone" | "wechat" | "video" | "invited";
  /**
   * 拜访目的
   */
  purpose: "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
  /**
   * 目的说明
   */
  purposeText: string | null;
  /**
   * 拜访对象
   */
  contactName: string | null;
  /**
   * 对象职务
   */
  contactPost: string | null;
  /**
   * 对象电话
   */
  contactPhone: string | null;
  /**
   * 拜访地点
   */
  address: string | null;
  /**
   * 负责人
   */
  userId: number;
  /**
   * 负责人姓名
   */
  userName: string;
  /**
   * 参与人
   *
   * Items: 员工
   */
  partnerIds: number[];
  /**
   * 上升商机
   */
  riseId: number | null;
  /**
   * 转介绍商机
   */
  introduceId: number | null;
  /**
   * 营销记录
   */
  marketId: number | null;
  /**
   * 原计划时间
   */
  originalTime: string | null;
  /**
   * 延期次数
   */
  delayCount: number;
  /**
   * 延期原因
   */
  delayReason: string | null;
  /**
   * 完成时间
   */
  finishTime: string | null;
  /**
   * 取消原因
   */
  cancelReason: string | null;
  /**
   * 查看次数
   */
  viewCount: number;
  /**
   * 最近查看时间
   */
  lastViewTime: string | null;
  /**
   * 备注
   */
  remark: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 计划人员
 */
export interface PlanUser {
  /**
   * 员工
   */
  userId: number;
  /**
   * 姓名
   */
  userName: string;
  /**
   * 手机号
   */
  phone: string | null;
  /**
   * 计划数
   */
  planCount: number;
  /**
   * 未完成计划数
   */
  ongoingCount: number;
}
/**
 * 进行中的拜访计划
 */
export interface OngoingPlan {
  /**
   * 拜访计划
   */
  plan: {
    /**
     * 计划编号
     */
    planId: number;
    /**
     * 拜访主题
     */
    title?: string;
    /**
     * 客户
     */
    qyId?: number;
    /**
     * 客户名称
     */
    companyName?: string;
    /**
     * 计划状态
     */
    status?: 1 | 2 | 3 | 4 | 5;
    /**
     * 计划拜访时间
     */
    planTime?: string;
    /**
     * 预计时长（分钟）
     */
    duration?: number;
    /**
     * 拜访方式
     */
    method?: "onSite" | "phone" | "wechat" | "video" | "invited";
    /**
     * 拜访目的
     */
    purpose?:
      "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
    /**
     * 目的说明
     */
    purposeText?: string | null;
    /**
     * 拜访对象
     */
    contactName?: string | null;
    /**
     * 对象职务
     */
    contactPost?: string | null;
    /**
     * 对象电话
     */
    contactPhone?: string | null;
    /**
     * 拜访地点
     */
    address?: string | null;
    /**
     * 负责人
     */
    userId?: number;
    /**
     * 负责人姓名
     */
    userName?: string;
    /**
     * 参与人
     *
     * Items: 员工
     */
    partnerIds?: number[];
    /**
     * 上升商机
     */
    riseId?: number | null;
    /**
     * 转介绍商机
     */
    introduceId?: number | null;
    /**
     * 营销记录
     */
    marketId?: number | null;
    /**
     * 延期次数
     */
    delayCount?: number;
    /**
     * 备注
     */
    remark?: string | null;
  } | null;
  /**
   * 上升商机
   */
  riseTitle: string | null;
  /**
   * 转介绍商机
   */
  introduceTitle: string | null;
}
/**
 * 月度拜访计划数
 */
export interface MonthlyPlans {
  /**
   * 月份
   */
  kjqj: number;
  /**
   * 计划数
   */
  planCount: number;
  /**
   * 已完成
   */
  finishedCount: number;
  /**
   * 已逾期
   */
  overdueCount: number;
  /**
   * 拜访记录数
   */
  recordCount: number;
}
/**
 * 推荐拜访客户
 */
export interface RecommendedCompany {
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 推荐原因
   *
   * Items: 原因
   */
  reasons: ("expiring" | "expired" | "risk" | "opportunity" | "longUnvisited" | "newClient")[];
  /**
   * 推荐说明
   */
  reasonText: string;
  /**
   * 推荐指数
   */
  score: number;
  /**
   * 客户关系
   */
  relationshipLevel: 1 | 2 | 3 | 4 | 5;
  /**
   * 合同到期日
   */
  serviceEnd: string | null;
  /**
   * 风险等级
   */
  riskGrade: 0 | 1 | 2 | 3 | null;
  /**
   * 待跟进商机
   */
  openChanceCount: number;
  /**
   * 最近拜访时间
   */
  lastVisitTime: string | null;
  /**
   * 未拜访天数
   */
  unvisitedDays: number | null;
  /**
   * 已有计划
   */
  hasPlan: boolean;
}
/**
 * 拜访记录
 */
export interface VisitRecord {
  /**
   * 记录编号
   */
  recordId: number;
  /**
   * 拜访主题
   */
  title: string;
  /**
   * 客户
   */
  qyId: number;
  /**
   * 客户名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 拜访计划
   */
  planId: number | null;
  /**
   * 拜访时间
   */
  visitTime: string;
  /**
   * 时长（分钟）
   */
  duration: number;
  /**
   * 拜访方式
   */
  method: "onSite" | "phone" | "wechat" | "video" | "invited";
  /**
   * 拜访目的
   */
  purpose: "care" | "renewal" | "opportunity" | "introduce" | "risk" | "taxReport" | "complaint" | "handover";
  /**
   * 拜访对象
   */
  contactName: string;
  /**
   * 对象职务
   */
  contactPost: string | null;
  /**
   * 对象电话
   */
  contactPhone: string | null;
  /**
   * 拜访地点
   */
  address: string | null;
  /**
   * 拜访人
   */
  userId: number;
  /**
   * 拜访人姓名
   */
  userName: string;
  /**
   * 参与人
   *
   * Items: 员工
   */
  partnerIds: number[];
  /**
   * 沟通内容
   */
  content: string;
  /**
   * 客户诉求
   */
  demand: string | null;
  /**
   * 拜访结果
   */
  result: "reached" | "partly" | "missed";
  /**
   * 满意度
   */
  satisfaction: 5 | 4 | 3 | 2 | 1 | null;
  /**
   * 客户关系
   */
  relationshipLevel: 1 | 2 | 3 | 4 | 5 | null;
  /**
   * 上升商机
   */
  riseId: number | null;
  /**
   * 转介绍商机
   */
  introduceId: number | null;
  /**
   * 营销记录
   */
  marketId: number | null;
  /**
   * 上升商机沟通情况
   */
  riseContent: string | null;
  /**
   * 转介绍沟通情况
   */
  introduceContent: string | null;
  /**
   * 沟通的风险项
   *
   * Items: 风险项
   */
  riskItemIds: number[];
  /**
   * 财税风险沟通情况
   */
  fintaxContent: string | null;
  /**
   * 下次拜访日期
   */
  nextVisitDate: string | null;
  /**
   * 后续工作
   */
  nextWork: string | null;
  /**
   * 填写时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 工单消息
 */
export interface WorkOrderMessage {
  /**
   * 消息编号
   */
  messageId: number;
  /**
   * 会话
   */
  sessionId: number;
  /**
   * 工单
   */
  workOrderId: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 发送方
   */
  sender: "staff" | "client";
  /**
   * 发送人
   */
  senderName: string;
  /**
   * 发送员工
   */
  createUserId: number | null;
  /**
   * 消息内容
   */
  content: string;
  /**
   * 发送时间
   */
  createTime: string;
}
/**
 * 工单
 */
export interface WorkOrder {
  /**
   * 工单ID
   */
  id: number;
  /**
   * 工单编号
   */
  gdbh: string;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 工单类型
   */
  type: 1 | 2 | 3 | 4 | 5 | 6 | 9;
  /**
   * 工单子类型
   */
  subType:
    | 101
    | 102
    | 103
    | 104
    | 105
    | 201
    | 202
    | 203
    | 204
    | 301
    | 302
    | 303
    | 401
    | 402
    | 501
    | 502
    | 503
    | 601
    | 602
    | 603
    | 901;
  /**
   * 标题
   */
  title: string;
  /**
   * 内容
   */
  content: string;
  /**
   * 紧急程度
   */
  priority: 1 | 2 | 3;
  /**
   * 状态
   */
  status: 0 | 1 | 2 | 3 | 4;
  /**
   * 会计年度
   */
  kjnd: number | null;
  /**
   * 会计期间
   */
  kjqj: number | null;
  /**
   * 税种
   */
  szid: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 11 | 27 | 53 | 54 | 55 | 56 | 63 | 67 | 69 | -1 | 99 | null;
  /**
   * 来源
   */
  source: "client" | "wechat" | "phone" | "staff" | "system";
  /**
   * 处理人
   */
  processerId: number;
  /**
   * 处理人姓名
   */
  processerName: string;
  /**
   * 发起人
   */
  createUserId: number;
  /**
   * 发起人姓名
   */
  createUserName: string;
  /**
   * 参与人
   *
   * Items: 员工
   */
  participantIds: number[];
  /**
   * 联系人
   */
  lxrName: string | null;
  /**
   * 联系电话
   */
  lxrPhone: string | null;
  /**
   * 要求完成日期
   */
  deadline: string;
  /**
   * 逾期情况
   */
  lateness: "late" | "soon" | "onTime";
  /**
   * 受理时间
   */
  acceptTime: string | null;
  /**
   * 完成时间
   */
  finishTime: string | null;
  /**
   * 处理说明
   */
  handleContent: string | null;
  /**
   * 变更内容
   *
   * Items: 变更项
   */
  changes: {
    /**
     * 变更项目
     */
    field:
      | "companyName"
      | "taxlayerNo"
      | "taxlayerType"
      | "nsqxdm"
      | "legalPerson"
      | "address"
      | "businessScope"
      | "registCapital"
      | "industry"
      | "financePerson"
      | "taxProxyPersonName";
    /**
     * 变更后
     */
    value: string;
  }[];
  /**
   * 扣款金额
   */
  amount: number | null;
  /**
   * 扣款确认结果
   */
  paymentResult: 1 | 2 | null;
  /**
   * 扣款日期
   */
  paymentDate: string | null;
  /**
   * 最近消息时间
   */
  lastMessageTime: string | null;
  /**
   * 创建时间
   */
  createTime: string;
  /**
   * 更新时间
   */
  updateTime: string | null;
  /**
   * 数据版本
   */
  rowVersion?: string | null;
}
/**
 * 工单记录
 */
export interface WorkOrderLog {
  /**
   * 记录编号
   */
  id: number;
  /**
   * 工单
   */
  workOrderId: number;
  /**
   * 企业
   */
  qyid: number;
  /**
   * 操作
   */
  event:
    | "create"
    | "edit"
    | "accept"
    | "submit"
    | "finish"
    | "close"
    | "back"
    | "reopen"
    | "transfer"
    | "change"
    | "payment"
    | "unlock";
  /**
   * 操作前状态
   */
  beforeStatus: 0 | 1 | 2 | 3 | 4 | null;
  /**
   * 操作后状态
   */
  status: 0 | 1 | 2 | 3 | 4;
  /**
   * 说明
   */
  content: string | null;
  /**
   * 操作人
   */
  createUserId: number;
  /**
   * 操作人姓名
   */
  userName: string;
  /**
   * 操作时间
   */
  createTime: string;
}
/**
 * 有工单的企业
 */
export interface WorkOrderCompany {
  /**
   * 企业
   */
  qyid: number;
  /**
   * 企业名称
   */
  companyName: string;
  /**
   * 客户编码
   */
  khbm: string;
  /**
   * 纳税人类型
   */
  taxlayerType: "001" | "101";
  /**
   * 负责人
   */
  userNames: string;
  /**
   * 工单数
   */
  gdNum: number;
  /**
   * 未完成工单数
   */
  dclNum: number;
  /**
   * 已逾期工单数
   */
  overdueNum: number;
  /**
   * 是否有未完成工单
   */
  hasOpen: 0 | 1;
  /**
   * 最近工单时间
   */
  lastTime: string | null;
}
