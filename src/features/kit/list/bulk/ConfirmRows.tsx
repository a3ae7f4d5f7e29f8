import { List } from '#ui';
import { Confirm, type ConfirmProps } from '../../Confirm';
import { TwoLines } from '../columns';

export interface ConfirmRowsProps extends ConfirmProps {
  /** What the list of them is called. */
  label: string;
  /** What it is done to, by name; `note` is what hangs on it. */
  rows: { id: string; name: string; note?: string }[];
}

/** Asks before what cannot be undone is done to many, each by its name. */
export const ConfirmRows = ({ label, rows, children, ...props }: ConfirmRowsProps) => (
  <Confirm {...props}>
    <List label={label} items={rows} density="compact">
      {({ name, note }) => <TwoLines text={name} note={note} weight="medium" />}
    </List>
    {children}
  </Confirm>
);
