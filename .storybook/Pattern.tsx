import { codes } from 'virtual:pattern-codes';
import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Amounts, Deletion, FaultyForm, ImportSteps, Meeting, Nothing, ProjectRows } from '../src/ui/patterns/Samples';
import * as styles from './GuidePage.css';
import { SizesOfParts, Tokens } from './TokensAndSizes';

/** The components that code draws. */
const componentsIn = (code: string) => [...new Set([...code.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name ?? ''))];

const samples = { Amounts, Deletion, FaultyForm, ImportSteps, Meeting, Nothing, ProjectRows };

/** A pattern as it looks, with the code that draws it. */
export function Pattern({ of }: { of: keyof typeof samples }) {
  const Sample = samples[of];
  return (
    <>
      <Unstyled>
        <div className={styles.picture}>
          <Sample />
        </div>
      </Unstyled>
      <Source code={codes[of]} language="tsx" dark={document.documentElement.dataset.theme !== 'light'} />
    </>
  );
}

/** The tokens and sizes of the components that a pattern is made of. */
export function PatternTokens({ of }: { of: keyof typeof samples }) {
  const parts = componentsIn(codes[of] ?? '');
  return (
    <>
      <Tokens of={parts} />
      <SizesOfParts of={parts} />
    </>
  );
}
