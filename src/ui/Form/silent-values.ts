import { typeInto } from './type-into';

/**
 * Tells React of the texts that were written without an event, as some password managers do. The attribute `value` holds
 * what React knows. Returns whether there were any; the next render has them.
 */
export function tellSilentValues(form: HTMLFormElement): boolean {
  // Checkboxes and radios report their state through `checked`.
  const named = form.querySelectorAll<HTMLInputElement>(
    'input[name]:not([name=""], [type="file"], [type="checkbox"], [type="radio"])',
  );
  const silent = [...named].filter(({ value, defaultValue }) => value !== defaultValue);
  for (const input of silent) {
    const { value } = input;
    // If a page script set the value, React already tracks it and would ignore the event.
    input.value = input.defaultValue;
    typeInto(input, value);
  }
  return silent.length > 0;
}
