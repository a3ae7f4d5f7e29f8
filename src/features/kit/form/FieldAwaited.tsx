import { TextField, type TextFieldProps } from '#ui';

/** A field on its way, of its shape and with its words: nothing moves as it comes. */
export const FieldAwaited = ({ label, note, isRequired }: Pick<TextFieldProps, 'label' | 'note' | 'isRequired'>) => (
  <TextField label={label} note={note} isRequired={isRequired} value="" isDisabled />
);
