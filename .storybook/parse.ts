import ts from 'typescript';

/** A file's code as a tree, whatever the file is called; nothing of what it imports is read. */
export const parse = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
