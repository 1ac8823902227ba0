import { expect, test } from 'vitest'
import { findStatusKind } from './find-status.ts'
import type { StatusKind } from './statuses.ts'

test.each<[StatusKind, string]>([
  ['g-key', 'is my G-Key active'],
  ['g-key', 'has my key been activated'],
  ['g-key', 'did my G-Key get blocked, is it expired?'],
  ['g-key', 'does my gkey still work?'],
  ['g-key', '¿Mi G-Key sigue activa?'],
  ['g-key', 'ya está habilitada mi llave?'],
  ['g-key', 'se venció mi G-Key?'],
  ['g-key', 'ma clé est-elle déjà débloquée ?'],
  ['g-key', 'ma G-Key a-t-elle expiré ou est-elle encore valable ?'],
  ['g-key', 'Ist meine G-Key freigeschaltet?'],
  ['g-key', 'läuft mein G-Key noch?'],
  ['g-key', 'ist mein Schlüssel abgelaufen'],
  ['g-key', 'è scaduta la mia chiave?'],
  ['g-key', 'la mia g-key è già abilitata?'],
  ['g-key', 'minha chave já foi liberada?'],
  ['g-key', 'a minha G-Key expirou?'],
  ['g-key', '我的G-Key过期了吗'],
  ['g-key', '我的密鑰開通了嗎'],
  ['g-key', '私のG-Keyは期限切れですか'],
  ['g-key', '自分のG-Keyはもう使えますか'],
  ['keymails', 'how many Keymails have I made so far'],
  ['keymails', 'has anyone redeemed my Keymail'],
  ['keymails', '¿Cuántos Keymails he creado?'],
  ['keymails', 'Combien de Keymails ai-je déjà créés ?'],
  ['keymails', 'Wie viele Keymails habe ich bisher erstellt?'],
  ['keymails', 'quanti Keymail ho emesso finora?'],
  ['keymails', 'quantos Keymails meus já foram resgatados?'],
  ['keymails', '我已经发了多少个Keymail'],
  ['keymails', '私のKeymailは何枚売れましたか'],
  ['application', 'what became of my application?'],
  ['application', '¿Qué pasó con mi solicitud?'],
  ['application', 'Où en est ma demande ?'],
  ['application', 'Was ist aus meinem Antrag geworden?'],
  ['application', 'che fine ha fatto la mia domanda?'],
  ['application', 'o que aconteceu com o meu pedido?'],
  ['application', '我的申请有结果了吗'],
  ['application', '私の申請はどうなりましたか'],
  ['songs', 'is my song approved'],
  ['songs', '我的歌审核状态'],
])('%s: "%s" asks for the asker’s own rows', (kind, question) => {
  expect(findStatusKind(question)).toBe(kind)
})

test.each([
  'how long is a G-Key valid',
  'how do I create Keymails for my song',
  'how many Keymails can I create',
  'why is my G-Key not valid',
  'my code says it was already used',
  '¿cuántos Keymails puedo crear?',
  'combien de Keymails puis-je créer pour mon morceau ?',
  'Wie viele Keymails kann ich erstellen?',
  'come creo i Keymail per la mia canzone?',
  'como gero os Keymails da minha música?',
  '怎么创建我的Keymail',
  'Keymailの作り方を教えて',
])('"%s" is a question of everybody', (question) => {
  expect(findStatusKind(question)).toBeUndefined()
})
