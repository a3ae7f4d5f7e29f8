/** The shortest password, in characters; the server also refuses the common ones. */
export const shortestPassword = 10;
