import { CircleAlert, File as FileIcon, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { FormContext } from 'react-aria-components/Form';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSlottedContext } from 'react-aria-components/slots';
import { Text } from 'react-aria-components/Text';
import { button } from '../Button/Button.css';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './FileDrop.css';
import { type FileLimits, type RefusedFile, takeFiles, writeEndings, writeSize } from './limits';

export interface FileDropProps extends FieldWords, FileLimits {
  /** Selected files. */
  files: File[];
  /** Called with all files after some were added or removed. */
  onChange: (files: File[]) => void;
  /** Form field name, for the form's errors. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Dropped {
  kind: string;
  getFile?: () => Promise<File>;
}

/** Accepts files by drop, paste or file dialog. It states the limits in advance and explains each rejection. */
export function FileDrop({
  label,
  note,
  error,
  files,
  onChange,
  endings,
  maxBytes,
  maxFiles,
  name,
  isRequired,
  isDisabled,
}: FileDropProps) {
  const words = useRichWords();
  const { locale } = useLocale();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const fromServer = useSlottedContext(FormContext)?.validationErrors?.[name ?? ''] ?? [];
  const isOne = maxFiles === 1;
  const chooser = useRef<HTMLButtonElement>(null);

  const give = (given: File[]) => {
    const taken = takeFiles(files, given, { endings, maxBytes, maxFiles });
    setRefused(taken.refused);
    if (taken.files.length !== files.length) onChange(taken.files);
  };

  const limits = [
    endings && words.fileKinds(writeEndings(endings, locale)),
    maxBytes !== undefined && words.fileSize(writeSize(maxBytes, locale), isOne),
    maxFiles !== undefined && !isOne && words.fileCount(maxFiles),
  ].filter(Boolean);
  const why: Record<RefusedFile['why'], string> = {
    ending: words.fileWrongKind(writeEndings(endings ?? [], locale)),
    size: words.fileTooLarge(writeSize(maxBytes ?? 0, locale)),
    count: words.fileTooMany(maxFiles ?? 0),
  };
  const errors = [
    ...(error ? [error] : [fromServer].flat()),
    ...refused.map(({ file, why: reason }) => `${file.name}: ${why[reason]}`),
  ];

  return (
    <div className={fieldStyles.field} data-field={name}>
      <span className={fieldStyles.label} data-required={isRequired}>
        {label}
      </span>
      <DropZone
        className={styles.zone}
        isDisabled={isDisabled}
        data-wrong={errors.length ? '' : undefined}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) =>
          give(
            await Promise.all(
              (items as Dropped[])
                .filter(({ kind }) => kind === 'file')
                .map((item) => item.getFile?.() as Promise<File>),
            ),
          )
        }
      >
        <Text slot="label">
          <VisuallyHidden>{label}: </VisuallyHidden>
          {isOne ? words.dropFile : words.dropFiles}
        </Text>
        <FileTrigger acceptedFileTypes={endings} allowsMultiple={!isOne} onSelect={(list) => give([...(list ?? [])])}>
          <AriaButton
            ref={chooser}
            isDisabled={isDisabled}
            className={button({ tone: 'neutral', weight: 'soft', size: 's' })}
          >
            <Icon icon={Upload} />
            {isOne ? words.chooseFile : words.chooseFiles}
          </AriaButton>
        </FileTrigger>
      </DropZone>
      {limits.length > 0 && <p className={fieldStyles.note}>{sentence(limits.join(' · '))}</p>}
      {errors.length > 0 && (
        <div role="alert" className={styles.refused}>
          {errors.map((message) => (
            <p key={message} className={fieldStyles.error}>
              <span className={fieldStyles.errorIcon}>
                <Icon icon={CircleAlert} size="s" />
              </span>
              <span>{message}</span>
            </p>
          ))}
        </div>
      )}
      {note && <p className={fieldStyles.note}>{note}</p>}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={words.chosenOf(label)}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className={styles.file}>
              <span className={styles.fileIcon}>
                <Icon icon={FileIcon} />
              </span>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{writeSize(file.size, locale)}</span>
              <AriaButton
                className={fieldStyles.inside}
                aria-label={words.removeFile(file.name)}
                isDisabled={isDisabled}
                onPress={() => {
                  onChange(files.filter((other) => other !== file));
                  chooser.current?.focus();
                }}
              >
                <Icon icon={X} />
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
