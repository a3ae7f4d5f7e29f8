import { StartError } from './start-error.ts';

/** Creates typed readers of environment variables, which throw `StartError` with the name of an invalid variable. */
export function createSettingsReader(env: NodeJS.ProcessEnv) {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const fail = (name: string, wanted: string): never => {
    throw new StartError(`${name} precisa ser ${wanted}; recebeu "${env[name] ?? ''}".`);
  };
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name, String(fallback));
    if (!/^\d{1,10}$/.test(value) || Number(value) < min || Number(value) > max)
      fail(name, `um número inteiro de ${min} a ${max}`);
    return Number(value);
  };
  const flag = (name: string, fallback: '0' | '1') => {
    const value = text(name, fallback);
    if (value !== '0' && value !== '1') fail(name, '0 ou 1');
    return value === '1';
  };
  /** Reads a URL without its trailing slash. Errors do not show the value, because it may contain a password. */
  const address = (name: string, form: RegExp, wanted: string) => {
    const value = text(name, '').replace(/\/$/, '') || undefined;
    if (value && !form.test(value)) throw new StartError(`${name} precisa ${wanted}.`);
    return value;
  };
  const httpUrl = (name: string) => {
    const value = address(name, /^https?:\/\/[^\s/?#]+/, 'começar com https:// ou http://');
    if (value && !URL.canParse(value)) throw new StartError(`${name} precisa ser um endereço completo.`);
    return value;
  };
  return { text, fail, integer, flag, address, httpUrl };
}

export type SettingsReader = ReturnType<typeof createSettingsReader>;
