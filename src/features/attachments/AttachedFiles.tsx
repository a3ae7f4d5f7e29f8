import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FileDrop, List, LoadMore, Stack, Text, useSize } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { QuerySection } from '../kit/section/QuerySection';
import { AttachmentRow } from './AttachmentRow';
import type { Attachment, Place } from './data/queries';
import { UploadRow } from './UploadRow';
import { useStrayFiles, useUploads } from './use-uploads';
import { words } from './words';

export interface AttachedFilesProps<Attached extends Attachment> {
  place: Place;
  list: UseInfiniteQueryResult<{ pages: { data: Attached[] }[] }>;
  /** The largest that a file may be (bytes). */
  maxBytes: number;
  /** What the names of those that are taken end with; any, where nothing is said. */
  endings?: string[];
  words: { title: string; add: string; none: string };
  /** Whether the person may attach and delete. */
  mayChange: boolean;
  level?: 2 | 3;
  onDelete: (file: Attached) => void;
}

/** The files of a place: read, download, and where one may, attach and delete. */
export function AttachedFiles<Attached extends Attachment>({
  place,
  list,
  maxBytes,
  endings,
  words: { title, add: addLabel, none },
  mayChange,
  level,
  onDelete,
}: AttachedFilesProps<Attached>) {
  const t = useWords(words);
  const { uploads, all } = useUploads(place);
  const inWords = useSize();
  const [refused, setRefused] = useState('');
  const files = list.data?.pages.flatMap(({ data }) => data) ?? [];

  const errorOf = ({ name, size }: File) => {
    if (size === 0) return t('empty', { name });
    return size > maxBytes ? t('tooLarge', { name, most: inWords(maxBytes) }) : undefined;
  };
  function add(given: readonly File[]) {
    setRefused(given.flatMap((file) => errorOf(file) ?? []).join(' '));
    uploads.add(given.filter((file) => !errorOf(file)));
  }
  useStrayFiles(mayChange ? add : undefined);

  return (
    <QuerySection title={title} level={level} query={list}>
      {() => (
        <Stack space="m">
          {mayChange && (
            <FileDrop
              label={addLabel}
              note={t('paste')}
              files={[]}
              onChange={add}
              maxBytes={maxBytes}
              endings={endings}
              error={refused || undefined}
            />
          )}
          {all.length > 0 && (
            <List label={t('under_way')} items={[...all]} density="compact">
              {(upload) => (
                <UploadRow
                  upload={upload}
                  onRetry={() => uploads.retry(upload.id)}
                  onCancel={() => uploads.cancel(upload.id)}
                />
              )}
            </List>
          )}
          {files.length === 0 && all.length === 0 && (
            <Text size="s" tone="secondary">
              {none}
            </Text>
          )}
          {files.length > 0 && (
            <List label={title} items={files} density="compact">
              {(file) => <AttachmentRow file={file} onDelete={mayChange ? () => onDelete(file) : undefined} />}
            </List>
          )}
          {list.hasNextPage && (
            <LoadMore
              summary={t('shown', { count: files.length })}
              hasMore
              isPending={list.isFetchingNextPage}
              error={list.error ? toProblem(list.error).message : undefined}
              onLoadMore={() => void list.fetchNextPage()}
            />
          )}
        </Stack>
      )}
    </QuerySection>
  );
}
