/** One server-sent event; `event` defaults to `message`, and is undefined for an event with only an id. */
export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

/** Yields the events of a `text/event-stream` (HTML, 9.2.6). Skips comments. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let kept = '';
  let [told, id, event, data] = ['', '', '', [] as string[]];
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      kept += decoder.decode(piece.value, { stream: true });
      const lines = kept.split(/\r\n|\n|\r(?!$)/);
      kept = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
          else if (id !== told) yield { id, event: '', data: '' };
          [told, event, data] = [id, '', []];
          continue;
        }
        const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (name === 'id') id = value;
        if (name === 'event') event = value;
        if (name === 'data') data.push(value);
      }
    }
  } finally {
    reader.releaseLock();
  }
}
