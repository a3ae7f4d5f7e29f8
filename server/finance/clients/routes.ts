import { mergeClients, previewClientMerge } from './merge.ts';
import { getClient, listClients } from './read.ts';
import { readClientStatement } from './statement.ts';
import { createClient, deleteClient, updateClient } from './write.ts';

/** The operations on clients. */
export const clientHandlers = {
  listClients,
  createClient,
  getClient,
  updateClient,
  deleteClient,
  readClientStatement,
  mergeClients,
  previewClientMerge,
};
