import { type ReactNode, Suspense } from 'react';
import { Button, CheckboxGroup, Inline, Modal, Select, Skeleton, Stack } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import { DisplayChoices } from './DisplayChoices';
import { type Choice, type Filter, isFilterSet, PRESENT } from './filter';
import { PeriodField } from './Options';

const any = 'any';

export interface ToolbarSheetProps {
  filters: readonly Filter[];
  choices: readonly Choice[];
  acts?: ReactNode;
  onClear?: () => void;
  onClose: () => void;
}

/** Sheet with all filters and display options. Changes apply at once to the list behind it. */
export function ToolbarSheet({ filters, choices, acts, onClear, onClose }: ToolbarSheetProps) {
  const own = useWords(listWords);
  const flags = filters.filter(({ options }) => !options);
  return (
    <Modal
      title={own('filter.all')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {filters.some(isFilterSet) && (
            <Button weight="quiet" tone="neutral" onPress={onClear}>
              {own('filter.clear')}
            </Button>
          )}
          <Button onPress={onClose}>{own('filter.done')}</Button>
        </>
      }
    >
      <Stack space="l">
        {flags.length > 0 && (
          <CheckboxGroup
            label={own('filter.only')}
            options={flags.map(({ name, label }) => ({ id: name, label }))}
            value={flags.filter(isFilterSet).map(({ name }) => name)}
            onChange={(names) => {
              const turned = flags.find((flag) => isFilterSet(flag) !== names.includes(flag.name));
              turned?.choose(isFilterSet(turned) ? [] : PRESENT);
            }}
          />
        )}
        {filters.map((filter) => filter.options && <SheetFilter key={filter.name} {...filter} />)}
        <DisplayChoices choices={choices} />
        {acts && <Inline space="s">{acts}</Inline>}
      </Stack>
    </Modal>
  );
}

/** A filter as a form field: checkboxes for several values, else a select. */
function SheetFilter(filter: Filter) {
  const own = useWords(listWords);
  const { label, any: none, options = [], isMany, isPeriod, chosen, choose } = filter;
  if (isMany) {
    return (
      <CheckboxGroup
        label={label}
        options={options.map(({ id, label: words }) => ({ id, label: words }))}
        value={[...chosen]}
        onChange={choose}
      />
    );
  }
  const choice = (
    <Select
      label={label}
      options={[{ id: any, label: none ?? own('filter.any') }, ...options]}
      value={chosen[0] ?? any}
      onChange={(id) => choose(id === any ? [] : [id])}
    />
  );
  if (!isPeriod) return choice;
  return (
    <Stack space="m">
      {choice}
      <Suspense fallback={<Skeleton shape="block" />}>
        <PeriodField filter={filter} />
      </Suspense>
    </Stack>
  );
}
