// Written by `npm run generate` from schemas/api and schemas/enums.

export interface Operations {
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
    result: User;
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
    };
    result: {
      /**
       * 用户
       */
      list: User[];
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
   * 下级部门
   */
  children: Department[];
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
 * 用户
 */
export interface User {
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
   * 最近登录时间
   */
  lastLoginTime: string | null;
  /**
   * 创建时间
   */
  createTime: string;
}
