/** `138****1234`: a phone number that can be recognised but not dialled. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
