/** Sends a request as `fetch` does, and tells how many bytes of its body have left so far: `fetch` itself says nothing of it. */
export const sendWithProgress =
  (onProgress: (sent: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'blob';
      sending.upload.onprogress = ({ loaded }) => onProgress(loaded);
      sending.onload = () => {
        const type = sending.getResponseHeader('Content-Type');
        const headers = new Headers(type ? { 'Content-Type': type } : {});
        resolve(new Response(sending.response, { status: sending.status, headers }));
      };
      sending.onerror = () => reject(new TypeError('Failed to fetch'));
      sending.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      request.signal.addEventListener('abort', () => sending.abort(), { once: true });
      if (request.signal.aborted) return sending.onabort?.(new ProgressEvent('abort'));
      sending.send(body);
    });
  };
