import { useEffect, useEffectEvent, useState } from 'react';

export interface ComboBoxOption {
  id: string;
  label: string;
  note?: string;
  isDisabled?: boolean;
  /** The text that matches it exactly, if it is not the label. */
  text?: string;
}

/** Loads options for a text. Called after a debounce; the signal aborts when the text has changed. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<ComboBoxOption[]>;

const pause = 200;

/** Returns the given options, or those loaded for the typed text; call `ask` with the text. */
export function useOptions(options: ComboBoxOption[] | undefined, load: LoadOptions | undefined) {
  const [asked, setAsked] = useState<{ text: string; turn: number }>();
  const [found, setFound] = useState<ComboBoxOption[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const find = useEffectEvent((text: string, signal: AbortSignal) => load?.(text, signal) ?? Promise.resolve([]));

  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const look = async () => {
      try {
        const next = await find(asked.text, stop.signal);
        if (stop.signal.aborted) return;
        setFound(next);
        setStatus('idle');
      } catch {
        if (!stop.signal.aborted) setStatus('failed');
      }
    };
    const timer = setTimeout(look, asked.text ? pause : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);

  const ask = (text: string, isAgain = false) => {
    if (!load || (!isAgain && asked?.text === text && status !== 'failed')) return;
    setStatus('loading');
    setAsked({ text, turn: (asked?.turn ?? 0) + 1 });
  };

  return {
    options: options ?? found,
    status,
    /** Returns whether the options are the results for a text. */
    isFor: (text: string) => !load || (asked?.text === text && status !== 'loading'),
    ask,
    askAgain: () => ask(asked?.text ?? '', true),
  };
}

/** The options of a search field and the search status. */
export type Search = ReturnType<typeof useOptions>;
