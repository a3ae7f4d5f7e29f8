// Tests without a browser: the client captures `Request` when it is created and uses relative addresses.
globalThis.Request = class extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://trama.invalid') : input, init);
  }
};
