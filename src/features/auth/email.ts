/** Whether a text looks like an e-mail address; the server has the last word. */
export const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
