/** What a person pasted, told apart: addresses to invite, the ones written twice, and what is no address. */
export interface Addresses {
  /** In lower case, each once, in the order they were written. */
  emails: string[];
  repeated: string[];
  /** As they were written. */
  wrong: string[];
}

const form = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/;
const longest = 254;

/** One for each address: a name in quotes, or before angle brackets, belongs to the address after it. */
const entry = /"[^"\n]*"\s*<[^>\n]*>|[^,;<>@\n"]*<[^>\n]*>|[^\s,;]+/g;

const bare = (written: string) => (/<([^>]*)>/.exec(written)?.[1] ?? written).trim().replace(/^mailto:/i, '');

/** Reads addresses as they are pasted: between commas, semicolons, spaces or line ends, with names or without. */
export function addressesIn(text: string): Addresses {
  const found: Addresses = { emails: [], repeated: [], wrong: [] };
  for (const [written] of text.matchAll(entry)) {
    const email = bare(written).toLowerCase();
    if (!form.test(email) || email.length > longest) found.wrong.push(written.trim());
    else if (!found.emails.includes(email)) found.emails.push(email);
    else if (!found.repeated.includes(email)) found.repeated.push(email);
  }
  return found;
}
