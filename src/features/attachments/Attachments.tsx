import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { useWords } from '../kernel/language';
import { AttachedFiles } from './AttachedFiles';
import { DeleteAttachment } from './DeleteAttachment';
import { attachmentList, type InProject } from './data/queries';
import { words } from './words';

/** The largest that a file may be (bytes), as the contract has it. */
const maxBytes = 10_485_760;

export interface AttachmentsProps extends InProject {
  /** Whether the person may attach and delete. */
  mayChange: boolean;
  level?: 2 | 3;
}

/** The files of a step, or of the project itself: read, download, and where one may, attach and delete. */
export function Attachments({ projectId, stepId, ...rest }: AttachmentsProps) {
  const t = useWords(words);
  const place = { projectId, stepId };
  const list = useInfiniteQuery(attachmentList.pages(place));
  const [asked, setAsked] = useState<Schema<'Attachment'>>();
  return (
    <>
      <AttachedFiles
        {...rest}
        place={place}
        list={list}
        maxBytes={maxBytes}
        words={{ title: t('title'), add: t('add'), none: t('none') }}
        onDelete={setAsked}
      />
      {asked && <DeleteAttachment file={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
