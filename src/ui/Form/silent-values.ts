import { typeInto } from './type-into';

// Checkboxes and radios report their state through `checked`, file fields through `files`.
const textInputs = 'input[name]:not([name=""], [type="file"], [type="checkbox"], [type="radio"])';

/**
 * Reports values to React that were set without an event, as some password managers do. Returns whether there were any;
 * the next render has them.
 */
export function reportSilentValues(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(textInputs)];
  // React mirrors every value that it knows in the attribute `value`, which is `defaultValue` here.
  const silent = inputs.filter(({ value, defaultValue }) => value !== defaultValue);
  for (const input of silent) {
    const { value } = input;
    // If a page script set the value, React already tracks it and would ignore the event.
    input.value = input.defaultValue;
    typeInto(input, value);
  }
  return silent.length > 0;
}
