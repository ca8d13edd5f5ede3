const key = "sign-in:address";

/**
 * The mail address that was typed into the sign-in, for the forms that ask for it next in this tab.
 * In the address of a page it would stand in histories and logs.
 */
export const rememberAddress = (email: string): void => sessionStorage.setItem(key, email);

/** Empty where none was typed. */
export const typedAddress = (): string => sessionStorage.getItem(key) ?? "";

export const forgetAddress = (): void => sessionStorage.removeItem(key);
