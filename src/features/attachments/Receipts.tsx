import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/language';
import { deferDelete } from '../kit/deferred-delete';
import { AttachedFiles } from './AttachedFiles';
import { deleteReceipt } from './data/commands';
import { type OfTransaction, receiptList } from './data/queries';
import { words } from './words';

/** The largest that a receipt may be (bytes), as the contract has it. */
const maxBytes = 5_242_880;
const endings = ['.pdf', '.png', '.jpg', '.jpeg'];

export interface ReceiptsProps extends OfTransaction {
  /** Whether the person may attach and delete. */
  mayChange: boolean;
}

/** The receipts of a transaction: read, download, and where one may, attach and delete with a way back. */
export function Receipts({ transactionId, mayChange }: ReceiptsProps) {
  const t = useWords(words);
  const place = { transactionId };
  const list = useInfiniteQuery(receiptList.pages(place));
  return (
    <AttachedFiles
      mayChange={mayChange}
      place={place}
      list={list}
      maxBytes={maxBytes}
      endings={endings}
      words={{ title: t('receipts'), add: t('addReceipts'), none: t('noReceipts') }}
      onDelete={(file) =>
        deferDelete({
          command: deleteReceipt,
          inputs: [file],
          done: t('deleted', { name: file.name }),
          failed: () => t('notDeleted', { name: file.name }),
        })
      }
    />
  );
}
