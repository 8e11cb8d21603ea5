/**
 * Lets the user choose one file of these endings; null when they choose none. Browsers open their window within
 * seconds of a click and not a moment later, without an error: `confirmByClick` asks the user for another click, true
 * when there was one.
 */
export async function pickFile(accept: string, confirmByClick: () => Promise<boolean>): Promise<File | null> {
  if (!isClickFresh() && !(await confirmByClick())) return null;
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}

function isClickFresh(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: { readonly isActive: boolean } };
  return userActivation?.isActive ?? true;
}
