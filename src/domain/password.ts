/** The shortest password, in characters (the contract's `NewPassword`); the server also refuses the common ones. */
export const shortestPassword = 10;
