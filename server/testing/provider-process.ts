import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';

let claims: object = {};
const server = new OAuth2Server();
await server.issuer.keys.generate('RS256');
server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => void Object.assign(payload, claims));
await server.start(0, '127.0.0.1');
process.on('message', (message: object) => {
  claims = message;
  process.send?.('heard');
});
process.on('disconnect', () => process.exit());
process.send?.(server.issuer.url);
