import { typeInto } from './type-into';

/**
 * Tells React of the texts that were written without an event, as some password managers do. The attribute `value` holds
 * what React knows. Returns whether there were any; the next render has them.
 */
export function tellSilentValues(form: HTMLFormElement): boolean {
  // What is ticked or chosen has a value of its own.
  const named = form.querySelectorAll<HTMLInputElement>(
    'input[name]:not([name=""], [type="file"], [type="checkbox"], [type="radio"])',
  );
  const silent = [...named].filter(({ value, defaultValue }) => value !== defaultValue);
  for (const input of silent) {
    const { value } = input;
    // The page itself may have set it: then React takes it for known, and would tell nobody.
    input.value = input.defaultValue;
    typeInto(input, value);
  }
  return silent.length > 0;
}
