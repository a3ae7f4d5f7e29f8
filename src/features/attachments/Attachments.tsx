import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileDrop, List, LoadMore, Stack, Text, useSize } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { QuerySection } from '../kit/section/QuerySection';
import { AttachmentRow } from './AttachmentRow';
import { attachmentList, type Place } from './data/queries';
import { UploadRow } from './UploadRow';
import { useStrayFiles, useUploads } from './use-uploads';
import { words } from './words';

/** The largest that a file may be (bytes), as the contract has it. */
const maxBytes = 10_485_760;

export interface AttachmentsProps extends Place {
  /** Whether the person may attach and delete. */
  mayChange: boolean;
  level?: 2 | 3;
}

/** The files of a step, or of the project itself: read, download, and where one may, attach and delete. */
export function Attachments({ projectId, stepId, mayChange, level }: AttachmentsProps) {
  const t = useWords(words);
  const place = { projectId, stepId };
  const list = useInfiniteQuery(attachmentList.pages(place));
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
    <QuerySection title={t('title')} level={level} query={list}>
      {() => (
        <Stack space="m">
          {mayChange && (
            <FileDrop
              label={t('add')}
              note={t('paste')}
              files={[]}
              onChange={add}
              maxBytes={maxBytes}
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
              {t('none')}
            </Text>
          )}
          {files.length > 0 && (
            <List label={t('title')} items={files} density="compact">
              {(file) => <AttachmentRow file={file} mayDelete={mayChange} />}
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
