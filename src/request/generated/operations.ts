// Written by `npm run generate` from schemas/api and schemas/enums.

export interface Operations {
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
    };
    result: {
      /**
       * 客户数
       */
      count: number;
    };
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
      phone: string;
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
       * 填写有误的行数
       */
      faultCount: number;
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
      phone: string;
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
    };
    result: {
      /**
       * 联系人编号
       */
      id: number;
    };
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
    };
    /**
     * 无返回内容
     */
    result: null;
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
       * 待扣款
       */
      awaiting: number;
      /**
       * 已完税
       */
      done: number;
    };
  };
  /**
   * 增值税及附加税列表
   */
  "invoice.collection.page": {
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
       * Items: 企业编号
       */
      companyIdList: number[];
    };
    result: {
      /**
       * 失败数量
       */
      failCount: number;
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
   * 重新计算预测增值税
   */
  "prediction.recalculate": {
    params: {
      /**
       * 企业编号
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
    };
    /**
     * 无返回内容
     */
    result: null;
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
      refreshToken: string;
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
      fileType: "xlsx" | "EXCEL";
      /**
       * 报表类型
       */
      reportType: "screen";
      /**
       * 导出条件
       */
      extendParam: {
        /**
         * 界面
         */
        screen: string;
        /**
         * 筛选条件
         */
        params: {
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
       * Items: 企业编号
       */
      qyIdList: number[];
    };
    result: {
      /**
       * 通过数量
       */
      successCount: number;
      /**
       * 未通过数量
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
       * Items: 企业编号
       */
      qyIdList: number[];
    };
    result: {
      /**
       * 通过数量
       */
      successCount: number;
      /**
       * 未通过数量
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
      operationType: number;
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
       * Items: 企业编号
       */
      qyIdList: number[];
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
    };
    result: {
      /**
       * 失败数量
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
       * Items: 企业编号
       */
      companyIdList: number[];
    };
    /**
     * 结果
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
      cancelErrorMsg: string | null;
    }[];
  };
  /**
   * 下发统计确认任务
   */
  "taxConfirm.sendCheckConfirmTask": {
    params: {
      /**
       * 企业
       *
       * Items: 企业编号
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
      taskType: number;
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
      operationType: number;
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
       * Items: 企业编号
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
       * 企业编号
       */
      qyId: number;
    };
    result: {
      /**
       * 企业名称
       */
      companyName: string;
      /**
       * 纳税人类型
       */
      taxlayerType: "001" | "101";
      /**
       * 应纳税额
       */
      taxAmount: number | null;
      /**
       * 税款状态
       */
      taxStatus: "correct" | "doubtful" | null;
      /**
       * 疑义内容
       */
      content: string | null;
      /**
       * 扣款时间类型
       */
      paymentTimeType: 1 | 2 | 0 | null;
      /**
       * 扣款时间
       */
      paymentTime: string | null;
      /**
       * 最早扣款日
       */
      initialPayTime: string;
      /**
       * 通知状态
       */
      noticeTaxType: 0 | 1 | 2 | 3 | null;
      /**
       * 疑义状态
       */
      doubtState: 0 | 1 | 2 | 3 | 4 | 5 | null;
      /**
       * 特殊情况
       */
      specialConditions: string | null;
      /**
       * 图片
       *
       * Items: 图片
       */
      fileKeyList: string[];
      /**
       * 税款明细
       */
      taxPredictionDetailList: {
        /**
         * 税种
         */
        szid: 1 | 4 | 5 | 6;
        /**
         * 税额
         */
        se: number | null;
      }[];
    };
  };
  /**
   * 税款通知记录
   */
  "taxNotice.history": {
    params: {
      /**
       * 企业编号
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
    }[];
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
      companyType?: string;
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
}
