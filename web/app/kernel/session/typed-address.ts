/** Where a tab keeps it. */
export const addressKey = "sign-in:address";

/**
 * The mail address that was typed into the sign-in, for the forms that ask for it next in this tab.
 * In the address of a page it would stand in histories and logs.
 */
export const rememberAddress = (email: string): void => sessionStorage.setItem(addressKey, email);

/** To begin with; empty where none was typed, or where somebody types already: it would mix with that. */
export const typedAddress = (): string =>
  document.activeElement instanceof HTMLInputElement
    ? ""
    : (sessionStorage.getItem(addressKey) ?? "");

export const forgetAddress = (): void => sessionStorage.removeItem(addressKey);
