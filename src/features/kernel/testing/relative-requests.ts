// For tests without a browser: the client takes hold of `Request` when it is made, and asks relative to the page.
globalThis.Request = class extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://trama.invalid') : input, init);
  }
};
