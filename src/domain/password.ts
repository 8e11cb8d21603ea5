const PASSWORD_MIN = 8;
const PASSWORD_MAX = 18;

const LENGTH = `长度为${PASSWORD_MIN}~${PASSWORD_MAX}位`;

/** The fault of a new password, in one sentence; null when there is none. */
export function passwordFault(password: string): string | null {
  if (password === "") return "请输入密码";
  if (!/^[A-Za-z0-9]*$/.test(password)) return "密码不能包含特殊字符";
  const fitsLength = password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX;
  const hasBothCases = /[a-z]/.test(password) && /[A-Z]/.test(password);
  const hasDigit = /\d/.test(password);
  if (hasBothCases && hasDigit) return fitsLength ? null : LENGTH;
  if (hasDigit) return `${LENGTH}，必须包含大小写字母`;
  if (hasBothCases && fitsLength) return "必须包含数字";
  return `${LENGTH}，必须包含大小写字母、数字`;
}
